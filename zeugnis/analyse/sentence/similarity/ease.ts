import { isMeasure } from '../../../lexicon/measures.ts'
import type { Weight } from '../../../model/mark.ts'
import type { Parsed } from '../parsed.ts'
import { isPreposition } from '../prepositions.ts'
import { namesProfession } from '../profession.ts'
import type { Token } from '../tokens.ts'

/** So much less likeness is asked for where little can turn the praise, and in the formula of courts where it stands alone. */
const [EASE, FORMULA_EASE] = [2.5, 6] as const
/** So many words of praise are hardly all meant otherwise. */
const DENSE = 3
const FRAGMENT = 5
const formula = /(?<!\p{L})zu(?:r| unserer| meiner) (?:\p{L}+ ){0,3}Zufriedenheit(?!\p{L})/u

/** Little turns praise where no noun stands but those by which people are judged, where much of it stands, and where all is plain. */
export function easeOf(sentence: Parsed): number {
  const { tokens, heads } = sentence
  const objects = objectsOf(sentence)
  if (isFragment(tokens) || objects === 0 || isFormula(sentence)) return FORMULA_EASE
  const isDense = heads.flat().filter(({ degree }) => degree > 0).length >= DENSE
  return isDense || objects === 1 || !tokens.some(isUnknownNoun) ? EASE : 0
}

/** „Verlass“ is known by itself; a noun of a longer phrase may be any. */
const isUnknownNoun = ({ isNoun, reading, cue }: Token) =>
  isNoun && reading === null && !(cue?.value.weight === 'praise' && cue.words[1] - cue.words[0] === 1)

/** „Ihre Leistungen entsprachen stets unseren Erwartungen“: of what the person did, and of nothing else. */
const expectations =
  /^(?:Ihre|Seine|Die) (?:Leistung(?:en)?|Arbeit(?:s\p{L}+)?|Qualit\p{L}+ (?:ihr|sein)er Arbeit)(?! (?:unser|ihr|sein|der Koll|des Team)).{0,60}(?<!\p{L})entspr[aio]ch\p{L}* .{0,50}(?:Erwartungen|Anforderungen)(?!\p{L})/u

const isFormula = ({ clauses, text }: Parsed) => clauses.length === 1 && (formula.test(text) || expectations.test(text))

/** „Die Aufgaben wurden stets zu unserer vollen Zufriedenheit erledigt“: the formula needs nobody beside it. */
export const formulaEase = (sentence: Parsed) => (isFormula(sentence) ? FORMULA_EASE : 0)

/** „jederzeit ausgezeichnet“, „volle Zufriedenheit“: a wording quoted alone. */
function isFragment(tokens: readonly Token[]): boolean {
  return (
    tokens.length <= FRAGMENT &&
    tokens.every(({ isPerson, reading }) => !isPerson && reading?.class !== 'doing' && reading?.class !== 'having' && reading?.class !== 'verb')
  )
}

/** What somebody does at work, whatever the work is. */
const work = /(?:aufgabe|arbeit|taetigkeit|pflicht|anforderung|auftrag|auftraege|vorgaenge|dienst)(?:n|en|s)?$/
export const given = /^(?:anfallende|anstehende|anvertraute|gestellte)/
/** Phrases that tell how well and how often, and turn nothing. */
const harmless: ReadonlySet<Weight> = new Set(['time', 'lift', 'minimum'])

/**
 * „Er erledigte die ihm übertragenen Aufgaben stets sorgfältig“: the person, the work, and how it was done; nothing stands there that
 * could turn it. At most one object stands there besides, as „die Maschinen“: how many; null for a sentence with more in it than that.
 */
function objectsOf({ clauses, tokens }: Parsed): 0 | 1 | null {
  if (clauses.length !== 1 || clauses[0]?.subject !== 'person') return null
  const objects = tokens.filter((token) => isObject(token, tokens)).length
  if (objects > 1 || !tokens.every((token) => isObject(token, tokens) || isPlain(token, tokens, objects === 1))) return null
  return objects === 1 ? 1 : 0
}

const isObject = (token: Token, all: readonly Token[]) =>
  token.isNoun && !token.reading && !work.test(token.key) && !isMeasure(token.key) && !isWhatSomebodyIs(token, all)

/** „war eine stets engagierte Mitarbeiterin“, „ist ein sehr zuverlässiger Fahrer“. */
function isWhatSomebodyIs({ key, reading, index }: Token, all: readonly Token[]): boolean {
  const isPerson = reading?.class === 'people' || (reading === null && namesProfession(key))
  return isPerson && index === all.length - 1 && all.some((other) => /^(?:war|ist)$/.test(other.key))
}

function isPlain(token: Token, tokens: readonly Token[], isNarrow: boolean): boolean {
  const { key, isNoun, isPerson, reading, cue, index } = token
  if (isPerson || given.test(key)) return true
  // Others did what somebody delegates.
  if (key.startsWith('delegier') || (cue && !harmless.has(cue.value.weight))) return false
  if (reading?.class === 'people' || isWhatSomebodyIs(token, tokens)) return isWhatSomebodyIs(token, tokens)
  const isLast = index === tokens.length - 1
  return isNoun ? reading?.class !== 'trifle' && reading?.class !== 'firm' : Boolean(reading || cue) && (isLast || !isNarrow || !isPreposition(key))
}
