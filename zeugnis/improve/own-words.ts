import { keyOf, type Place } from '#language'
import { exactBasesIn } from '../analyse/sentence/exact-basis.ts'
import { bases } from '../lexicon/bases.ts'
import { awkward, between, fullest, liftable, often, once } from '../lexicon/lifting-words.ts'
import { readWord } from '../lexicon/words/inflection.ts'
import type { AnalysedSentence } from '../model/analysis.ts'
import type { Basis } from '../model/basis.ts'

/** A sentence in its own words, with more or less of them. */
export interface Reworded {
  readonly text: string
  readonly basis: Basis
}

/** One change: what stands instead of a place of the sentence. */
interface Edit extends Place {
  readonly instead: string
  readonly basis: Basis
}

const small: ReadonlySet<string> = new Set(between.map(keyOf))
const adjectives = new RegExp(`^(?:${liftable.join('|')})(?:e[nmrs]?)?$`, 'iu')

/**
 * The sentence as it stands, without what limits it, with a time adverb, with a degree, and with all of these: the smallest change first. What
 * grade each has, only reading tells.
 * @param given the text in which the sentence stands
 */
export function inOwnWords(given: string, sentence: AnalysedSentence): Reworded[] {
  const text = given.slice(sentence.start, sentence.end)
  const local = ({ start, end }: Place) => ({ start: start - sentence.start, end: end - sentence.start })
  const praise = sentence.evidence.filter(({ weight }) => weight === 'praise').map(local)
  const limits = sentence.marks
    .filter(({ effect, technique }) => effect === 'lowers' && technique === 'relativisation')
    .map((mark) => without(text, local(mark), mark.basis))
  const missing = sentence.marks.find(({ technique }) => technique === 'missing-time-word')
  const lifted = missing ? local(missing) : praise.at(-1)
  const time = lifted && !hasTime(sentence) ? withTime(text, lifted, praise, missing?.basis ?? exactBasesIn(text)('zufriedenheitsskala')) : []
  const minimum = sentence.evidence.filter(({ weight }) => weight === 'minimum').map(local)
  const degree = degreesIn(text, [...praise, ...minimum])
  const choices = [limits, [...limits, ...time], [...limits, ...degree], [...limits, ...time, ...degree]]
  return [...choices.filter((edits) => edits.length > 0).flatMap((edits) => edited(text, edits)), ...conductIn(text, sentence)].filter(
    (made) => !awkward.test(made.text),
  )
}

const conduct = /^((?:Das|Sein|Ihr) (?:\p{L}{1,30} )?Verhalten(?: [^.;]{1,160}?)?) (war|ist|gab|gibt) [^,;]{1,160}\.$/u

/** What is said of conduct in the words of the scale, towards the same people: „gab keinen Anlass zu Klagen“ has no better form of its own. */
function conductIn(text: string, { dimension }: AnalysedSentence): Reworded[] {
  const [, subject, verb] = (dimension === 'sozialverhalten' && conduct.exec(text)) || []
  if (!subject) return []
  const is = verb === 'ist' || verb === 'gibt' ? 'ist' : 'war'
  return ['einwandfrei', 'stets einwandfrei', 'stets vorbildlich'].map((how) => ({
    text: `${subject} ${is} ${how}.`,
    basis: how.endsWith('einwandfrei') ? bases.zeitfaktor : bases.verhaltensskala,
  }))
}

const hasTime = ({ marks }: AnalysedSentence) => marks.some(({ technique }) => technique === 'time-factor')

/** Without the words at a place, and one space. */
function without(text: string, { start, end }: Place, basis: Basis): Edit {
  const isFirst = start === 0
  return isFirst ? { start, end: end + 1, instead: '', basis } : { start: text[start - 1] === ' ' ? start - 1 : start, end, instead: '', basis }
}

/** „stets“ before what it lifts, all of a row, in front of its preposition and article; nowhere beside a verb, or where it is said how often. */
function withTime(text: string, lifted: Place, praise: readonly Place[], basis: Basis): Edit[] {
  const first = firstOfRow(text, lifted, praise)
  const [word = ''] = /^[\p{L}-]+/u.exec(text.slice(first)) ?? []
  if (often.test(text) || once.test(text) || isVerb(word)) return []
  let at = first
  for (let before = wordBefore(text, at); before && isBetween(before, text.slice(at)); before = wordBefore(text, at)) at -= before.length + 1
  return at === 0 || text[at - 1] !== ' ' ? [] : [{ start: at, end: at, instead: 'stets ', basis }]
}

/** „sorgfältig und planvoll“: the first of what is praised in a row. */
function firstOfRow(text: string, { start }: Place, praise: readonly Place[]): number {
  let first = start
  for (const one of praise.toReversed()) if (one.end < first && /^(?:,|,? (?:und|sowie)) $/.test(text.slice(one.end, first))) first = one.start
  return first
}

function isVerb(word: string): boolean {
  const reading = /^\p{Ll}/u.test(word) ? readWord(keyOf(word), false) : null
  return reading?.class === 'verb' || reading?.class === 'doing' || reading?.class === 'having'
}

const ofNoun = /^(?:\p{Ll}{2,20}e[nmrs]? ){0,3}\p{Lu}/u

/** Prepositions and articles, and an adjective that belongs to the noun behind it. A relative pronoun opens its clause. */
function isBetween(word: string, behind: string): boolean {
  // „mit ihr zufrieden“: a pronoun, and no possessive with its noun.
  if (keyOf(word) === 'ihr' && !ofNoun.test(behind)) return false
  if (small.has(keyOf(word))) return true
  const reading = readWord(keyOf(word), false)
  return /^\p{Lu}/u.test(behind) && /^\p{Ll}/u.test(word) && reading?.class === 'adjective' && reading.inflected
}

/** Nothing where a comma stands before it. */
function wordBefore(text: string, at: number): string | undefined {
  return /(?<![\p{L}-]|,[ ])\p{L}{1,20} $/u.exec(text.slice(Math.max(0, at - 24), at))?.[0].trimEnd()
}

/** „vollsten“ for „vollen“, or „sehr“ before the first adjective that takes it: a row of them tires. */
function degreesIn(text: string, places: readonly Place[]): Edit[] {
  const basis = exactBasesIn(text)('zufriedenheitsskala')
  const edits = places.flatMap(({ start, end }) => {
    const words = text.slice(start, end)
    const isLifted = /(?<!\p{L})(?:sehr|äußerst|überaus|besonders|höchst|voll|ganz|vollauf) $/u.test(text.slice(Math.max(0, start - 12), start))
    const full = fullest.find(([less]) => text.startsWith(less, start) && !/^\p{L}/u.test(text.slice(start + less.length)))
    if (full && !isLifted) return [{ start, end: start + full[0].length, instead: full[1], basis }]
    return adjectives.test(words) && start > 0 && !isLifted ? [{ start, end: start, instead: 'sehr ', basis }] : []
  })
  return edits.slice(0, 1)
}

/** Nothing where two changes touch the same words. */
function edited(text: string, edits: readonly Edit[]): Reworded[] {
  const sorted = [...edits].sort((one, other) => one.start - other.start || one.end - other.end)
  if (sorted.some(({ start }, at) => start < (sorted[at - 1]?.end ?? 0))) return []
  const basis = sorted[0]?.basis ?? bases.steigerung
  let [made, from] = ['', 0]
  for (const { start, end, instead } of sorted) {
    made += text.slice(from, start) + instead
    from = end
  }
  const whole = made + text.slice(from)
  const changed = whole.charAt(0).toUpperCase() + whole.slice(1)
  // A court spoke of the words that stand there now, or of none.
  return [
    {
      text: changed,
      basis: basis.kind === 'court' ? exactBasesIn(changed)(changed.includes('vorbildlich') ? 'verhaltensskala' : 'zufriedenheitsskala') : basis,
    },
  ]
}
