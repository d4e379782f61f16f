import type { Defect } from '../../../model/analysis.ts'
import { isClearTense } from '../kind.ts'
import type { ReadLetter } from '../letter.ts'
import type { ReadSentence } from '../read-sentences.ts'
import { across, defect, defectAt } from './defect.ts'

/** Tense and pronouns: what does not go with the kind of reference or with the person. */
export function personDefects(letter: ReadLetter): Defect[] {
  return [...ofTense(letter), ...ofPronouns(letter)]
}

function ofTense({ all, kind, tense }: ReadLetter): Defect[] {
  const assessing = all.filter(({ read: { section, grade, span } }) => section === 'beurteilung' && (grade !== null || span !== null))
  const place = across(assessing.map(({ sentence }) => sentence))
  if (!place || kind === 'vorlaeufig' || kind === 'einfach' || (kind === 'zwischen') === (tense === 'present')) return []
  return isClearTense(all) ? [defect('tense', place)] : []
}

/** A man where a woman is spoken of: at the start of a sentence or right behind its verb, where no other noun can be meant. */
const he =
  /^(?:Er|Sein\p{L}{0,2})(?!\p{L})|(?<!\p{L})(?:arbeitete|zeigte|war|ist|erledigte|hat|danken|wuenschen(?: wir)?) (?:er|ihm)(?!\p{L})|(?<!\p{L})Herrn?\s\p{Lu}\p{L}+/u
const she = /(?<!\p{L})Frau\s\p{Lu}\p{L}+|^Sie (?:war|ist|hat|arbeitete|zeigte|erledigte|verfuegte)(?!\p{L})/u

function isAbout({ read: { section } }: ReadSentence): boolean {
  return section === 'beurteilung' || section === 'schluss' || section === 'einleitung'
}

function ofPronouns({ all }: ReadLetter): Defect[] {
  const within = all.filter(isAbout)
  const text = within.map(({ sentence }) => sentence.text).join(' ')
  const [women, men] = [text.match(/(?<!\p{L})Frau\s/gu)?.length ?? 0, text.match(/(?<!\p{L})Herrn?\s/gu)?.length ?? 0]
  if (women === men) return []
  return within.flatMap(({ sentence }) => defectAt('wrong-pronoun', sentence, women > men ? he : she))
}
