import {
  aboutTexts,
  aloneTexts,
  factTexts,
  incomparableTexts,
  reasonTexts,
  togetherTexts,
  verdictTexts,
  wholeTexts,
} from '../lexicon/comparison-texts.ts'
import type { ComparedFact, ComparedPair, Comparison, GradeChange, Reason } from '../model/comparison.ts'
import type { Bilingual } from '../model/role.ts'
import type { Language } from '../model/spec.ts'

/** So many causes are named. */
const MOST_CAUSES = 2
/** Of longer words only the beginning is quoted. */
const LONGEST_QUOTE = 60

/** What became of the grade, in one sentence. */
export function comparisonInWords(comparison: Comparison): Bilingual {
  return { de: verdictIn('de', comparison), en: verdictIn('en', comparison) }
}

/** What did it to one sentence, each as it stands behind „weil“ and “because”; words that fell away, and words that are new, together. */
export function reasonsInWords(reasons: readonly Reason[], pair: Pick<ComparedPair, 'dimensionBefore' | 'dimensionAfter'>): Bilingual[] {
  const kinds = [...new Set(reasons.map(({ what }) => what))]
  const groups = kinds.flatMap((kind) => {
    const some = reasons.filter(({ what }) => what === kind)
    return kind === 'lost' || kind === 'added' ? [some] : some.map((one) => [one])
  })
  const told = (language: Language, group: readonly Reason[]) =>
    toldTogether(language, distinct(group.map((one) => wordsAsCause(language, one, pair))))
  return groups.map((group) => ({ de: told('de', group), en: told('en', group) }))
}

/** What a stated matter is called. */
export function factInWords({ kind }: ComparedFact): Bilingual {
  return factTexts[kind]
}

/** Why nothing is said of both together; nothing where something is. */
export function incomparableInWords({ comparable: { why, side } }: Comparison): Bilingual | null {
  return why === null ? null : incomparableTexts[why][side]
}

const wholes = ['performance', 'conduct', 'overall'] as const

function verdictIn(language: Language, comparison: Comparison): string {
  const why = incomparableInWords(comparison)
  if (why) return filled(verdictTexts.incomparable[language], { why: why[language] })
  const changed = wholes.find((whole) => comparison[whole].change === 'worse') ?? wholes.find((whole) => comparison[whole].change === 'better')
  if (changed) return changeIn(language, changed, comparison)
  return [gradesIn(language, comparison), ...besidesIn(language, comparison)].join(' ')
}

function gradesIn(language: Language, comparison: Comparison): string {
  const changes = wholes.map((whole) => comparison[whole].change)
  if (changes.includes('open')) return verdictTexts.open[language]
  return changes.every((change) => change === 'none') ? verdictTexts.none[language] : unchangedIn(language, comparison)
}

/** What else a reader who sees no other grade has to know: that a matter stands in one text only, and that facts differ. */
function besidesIn(language: Language, comparison: Comparison): string[] {
  const list = new Intl.ListFormat(language)
  const oneSided = (['lost', 'added'] as const).flatMap((side) => {
    const about = list.format(comparison[side].map(({ dimension }) => aboutTexts[dimension][language]))
    return about ? [filled(verdictTexts[side][language], { about })] : []
  })
  return [...oneSided, ...(comparison.facts.length > 0 ? [verdictTexts.facts[language]] : [])]
}

function unchangedIn(language: Language, { pairs }: Comparison): string {
  const [worse, better] = (['worse', 'better'] as const).map((change) => pairs.some((pair) => pair.change === change))
  const key = worse ? (better ? 'sameButBoth' : 'sameButWorse') : better ? 'sameButBetter' : 'same'
  return verdictTexts[key][language]
}

function changeIn(language: Language, whole: (typeof wholes)[number], { pairs, ...comparison }: Comparison): string {
  const grade: GradeChange = comparison[whole]
  const causes = grade.because.flatMap((at) => (pairs[at] ? causesIn(language, pairs[at], grade) : []))
  const text = verdictTexts[grade.change === 'better' ? 'better' : 'worse'][language]
  const because = toldTogether(language, distinct(causes).slice(0, MOST_CAUSES))
  return filled(text, { whole: wholeTexts[whole][language], before: figure(grade.before, language), after: figure(grade.after, language), because })
}

/** Why a grade is another one: as it stands by itself, and of what kind and what it is, to be told together with others of its kind. */
interface Cause {
  readonly text: string
  readonly kind: keyof typeof togetherTexts | null
  readonly what: string
}

function distinct(causes: readonly Cause[]): Cause[] {
  return [...new Map(causes.map((cause) => [cause.text, cause])).values()]
}

function toldTogether(language: Language, causes: readonly Cause[]): string {
  const and = language === 'de' ? ' und ' : ' and '
  const [first, ...others] = causes
  const kind = first?.kind ?? null
  const areOfOneKind = kind !== null && others.length > 0 && causes.every((cause) => cause.kind === kind && cause.what !== '')
  if (areOfOneKind) return filled(togetherTexts[kind][language], { what: new Intl.ListFormat(language).format(causes.map(({ what }) => what)) })
  return causes.map(({ text }) => text).join(and)
}

function causesIn(language: Language, pair: ComparedPair, grade: GradeChange): Cause[] {
  const { wording } = pair
  if (wording === 'lost' || wording === 'added') {
    const about = aboutIn(language, pair)
    return [{ text: filled(aloneTexts[wording][language], { about }), kind: `${wording}Sentence`, what: about }]
  }
  return pair.reasons.filter(({ change }) => change === grade.change).map((reason) => wordsAsCause(language, reason, pair))
}

function wordsAsCause(language: Language, reason: Reason, pair: Pick<ComparedPair, 'dimensionBefore' | 'dimensionAfter'>): Cause {
  const { what, before, after } = reason
  const kind = what === 'lost' || what === 'added' ? what : null
  return { text: causeIn(language, reason, pair), kind, what: quoted(what === 'lost' ? before : after, language) }
}

function causeIn(language: Language, { what, before, after }: Reason, pair: Pick<ComparedPair, 'dimensionBefore' | 'dimensionAfter'>): string {
  return filled(reasonTexts[what][language], { before: quoted(before, language), after: quoted(after, language), about: aboutIn(language, pair) })
}

function aboutIn(language: Language, { dimensionBefore, dimensionAfter }: Pick<ComparedPair, 'dimensionBefore' | 'dimensionAfter'>): string {
  const dimension = dimensionAfter ?? dimensionBefore
  return dimension ? aboutTexts[dimension][language] : ''
}

function quoted(words: string | null, language: Language): string {
  const text = words ?? ''
  const short = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()} …` : text
  return language === 'de' ? `„${short}“` : `“${short}”`
}

function figure(grade: number | null, language: Language): string {
  const text = String(grade ?? '')
  return language === 'de' ? text.replace('.', ',') : text
}

/** Fills the places of a text, each once, so that what stands in quoted words is left alone. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/ ?\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? ''
    return value === '' ? '' : `${place.startsWith(' ') ? ' ' : ''}${value}`
  })
}
