import { germanScale } from '../../lexicon/german/scale.ts'
import type { Dimension, PhraseGroup } from '../../model/dimension.ts'
import { type HalfGrade, wholeGrade } from '../../model/grade.ts'
import type { Phrase } from '../../model/phrase.ts'
import type { Person } from '../../model/spec.ts'
import type { Tense } from '../tense.ts'
import { germanForms, renderGerman } from './render.ts'

/** People from outside of the firm: towards them conduct has wordings of its own. */
const outside = /kund|gäst|gast|patient|mandant|klient|bürger|eltern|bewohner|geschäftspartner|lieferant/i

/** Who must not go unmentioned when conduct is judged. */
const superiors = /vorgesetzt|geschäftsleitung|geschäftsführung/i

/**
 * How the sentence would sound one grade better, from the phrase base; null for what is very good, and for the closing
 * formula, to which nobody has a claim (BAG 25.01.2022, 9 AZR 146/21).
 * @param sentence as it stands in the letter: tells towards whom conduct is judged
 */
export function betterWording(dimension: Dimension, grade: HalfGrade, sentence: string, person: Person, tense: Tense): string | null {
  const [phrase] = phrasesLike(germanScale, dimension, wholeGrade(grade) - 1, sentence)
  return phrase ? renderGerman(phrase.template, germanForms(person), tense) : null
}

/**
 * The phrases of a base that say of a grade what a sentence says; none for the closing formula. Left out is what is true after many years only.
 * @param sentence as it stands in the letter: tells towards whom conduct is judged
 */
export function phrasesLike(
  base: Readonly<Record<PhraseGroup, readonly Phrase[]>>,
  dimension: Dimension,
  grade: number,
  sentence: string,
): readonly Phrase[] {
  const group = groupOf(dimension, sentence)
  return group ? base[group].filter((one) => one.grade === grade && one.fromYears === undefined) : []
}

function groupOf(dimension: Dimension, sentence: string): PhraseGroup | null {
  if (dimension === 'schlussformel') return null
  if (dimension === 'sozialverhalten') return outside.test(sentence) && !superiors.test(sentence) ? 'sozialExtern' : 'sozialIntern'
  return dimension
}
