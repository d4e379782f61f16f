import { keyOf, type Place } from '#language'
import { between, degrees, often, once, state, timeWords } from '../lexicon/lifting-words.ts'
import { readWord } from '../lexicon/words/inflection.ts'

const small: ReadonlySet<string> = new Set([...between, ...degrees].map(keyOf))
const row =
  /^(?:,|,? (?:und|sowie|sondern auch|aber auch)|) (?:mit |von |in |durch )?(?:(?:sehr|äußerst|überaus|besonders|viel|\p{Ll}{3,}e[mnrs]) )?$/u
const beforeRow = /(?<![\p{L}-])(?<word>\p{Ll}[\p{L}-]*)(?:,|,? (?:und|sowie|sondern auch|aber auch)) $/u
const prepositional = /(?<!\p{L})(?:mit|in|von|durch) (?:\p{Ll}+e[nmrs] )?\p{Lu}\p{L}+ (?:und|sowie) $/u
const preposition = /^(?:mit|in|von|durch|zu) /u
const frame = /^(?:Wegen|Durch|Dank|Aufgrund|Infolge) [^,;]*$/u
const suffix = /(?:lich|ig|sam|bar|voll|isch|haft|iert|end)$/u

/** Who praises in more places than that lists, and does not assess. */
const MOST_ROWS = 8

/** Where a time adverb goes, and which. */
export interface TimeWord {
  readonly at: number
  readonly word: string
}

/**
 * „stets“ before what is praised, all of a row, in front of its preposition and article. Where two clauses praise, each has an adverb: one alone would say
 * that the other is not always so. None where it is said how often, where something happened once or only is so, and where more is praised than that.
 */
export function timeWordsIn(text: string, praised: readonly Place[]): readonly TimeWord[] {
  const rows = rowsOf(text, praised)
  if (rows.length > MOST_ROWS || often.test(text) || once.test(text)) return []
  const places = rows.flatMap((first) => {
    const at = beforeSmall(text, firstOfRow(text, first))
    return at > 0 && text[at - 1] === ' ' && !isVerbAt(text, first) && !isInFrame(text, at) && !state.test(clauseAround(text, at)) ? [at] : []
  })
  const distinct = onceInEachClause(text, [...new Set(places)])
  return distinct.length > timeWords.length ? [] : distinct.map((at, index) => ({ at, word: timeWords[index] ?? '' }))
}

const ofObject = /^\p{Ll}+e[nmrs]? \p{Lu}/u

/** Of two places in one clause the first, which holds for both; none before an object that is only of a kind: „vertrauliche Vorgänge“. */
function onceInEachClause(text: string, places: readonly number[]): number[] {
  const isOfOne = (one: number, other: number) => !clauses.test(text.slice(Math.min(one, other), Math.max(one, other)))
  const kept = places.filter((at) => !(ofObject.test(text.slice(at)) && places.some((other) => other > at && isOfOne(at, other))))
  return kept.filter((at, index) => !kept.slice(0, index).some((other) => isOfOne(other, at)))
}

/** The beginning of each row of what is praised. */
function rowsOf(text: string, praised: readonly Place[]): number[] {
  const sorted = [...praised].sort((one, other) => one.start - other.start)
  return sorted.flatMap(({ start }, index) => {
    const before = sorted[index - 1]
    return before && (before.end > start || row.test(text.slice(before.end, start))) ? [] : [start]
  })
}

/** „pünktlich, ruhig und sorgfältig“: the first of a row, also where the first words of it praise nothing. */
function firstOfRow(text: string, start: number): number {
  const at = beforeSmall(text, start)
  const found = beforeRow.exec(text.slice(Math.max(0, at - 60), at))
  const word = found?.groups?.word ?? ''
  if (!found || !isAdjective(word)) {
    const phrase = preposition.test(text.slice(at)) ? prepositional.exec(text.slice(0, at)) : null
    return phrase ? firstOfRow(text, phrase.index) : start
  }
  const first = Math.max(0, at - 60) + found.index
  const notOnly = /nicht nur $/u.exec(text.slice(0, first))
  return firstOfRow(text, notOnly ? first - notOnly[0].length : first)
}

function isAdjective(word: string): boolean {
  const reading = readWord(keyOf(word), false)
  return reading?.class === 'adjective' || (reading?.class !== 'verb' && reading?.class !== 'having' && suffix.test(word))
}

const participle = /^(?:gewachsen|übertroffen|geschätzt|anerkannt|geachtet|respektiert|bewährt)(?!\p{L})/u

/** A verb that has a subject of its own: „stets“ stands behind it, and before a participle. */
function isVerbAt(text: string, at: number): boolean {
  const [word = ''] = /^[\p{L}-]+/u.exec(text.slice(at)) ?? []
  if (participle.test(text.slice(at))) return false
  const reading = /^\p{Ll}/u.test(word) ? readWord(keyOf(word), false) : null
  return reading?.class === 'verb' || reading?.class === 'doing' || reading?.class === 'having'
}

function beforeSmall(text: string, start: number): number {
  let at = start
  for (let before = wordBefore(text, at); before && isBetween(before, text.slice(at)); before = wordBefore(text, at)) at -= before.length + 1
  return at
}

/** „Wegen seiner freundlichen Art“: what somebody is like, before the verb. */
const isInFrame = (text: string, at: number) =>
  frame.test(text.slice(0, at)) && !/ \p{Ll}+(?:t|te|ten|ar|aren|ist) (?:er|sie|Herr|Frau) /u.test(text.slice(0, at))

/** Where another clause begins. */
export const clauses = /[,;]|(?<= und) (?=\p{Ll}+(?:t|te|ten)(?!\p{L})|(?:fand|kam|war|ist|trat|gab|ging|blieb|nahm)(?!\p{L}))/u

/** From the comma or the „und“ of another verb before a place to the comma behind it. */
function clauseAround(text: string, at: number): string {
  const before = text.slice(0, at).split(clauses).at(-1) ?? ''
  return before + (text.slice(at).split(/[,;.]/u)[0] ?? '')
}

const ofNoun = /^(?:\p{Ll}{2,20}e[nmrs]? ){0,3}\p{Lu}/u

/** Prepositions and articles, degrees, and an adjective that belongs to the noun behind it. A relative pronoun opens its clause. */
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
