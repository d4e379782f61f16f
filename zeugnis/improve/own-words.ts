import type { Place } from '#language'
import { awkward, degrees, fullest, liftable } from '../lexicon/lifting-words.ts'
import type { AnalysedSentence } from '../model/analysis.ts'
import type { Basis } from '../model/basis.ts'
import type { GradedSentence } from '../model/graded-sentence.ts'
import { basisOf } from './basis-of.ts'
import { isCircumstance } from './circumstance.ts'
import { reworded } from './reword.ts'
import { superiorsFirst } from './superiors-first.ts'
import { saysTimeTwice } from './time-twice.ts'
import { timeWordsIn } from './time-word.ts'

/** A sentence in its own words, with more or less of them. */
export interface Reworded {
  readonly text: string
  readonly basis: Basis
}

/** One change: what stands instead of a place of the sentence. */
interface Edit extends Place {
  readonly instead: string
}

/** What reading a sentence found in it. */
type Signs = Pick<GradedSentence, 'evidence' | 'marks'>

/** A longer sentence is a list, and no rule knows its words. */
const LONGEST = 600

const adjectives = new RegExp(`^(?:${liftable.join('|')})(?:e[nmrs]?)?$`, 'iu')

/**
 * The sentence as it stands, without what limits it, in better words where rules have them, with a time adverb, with a degree, and with all of these: the
 * smallest change first. What grade each has, only reading tells.
 * @param given the text in which the sentence stands
 * @param read what is found in what a rule made of the sentence
 */
export function inOwnWords(given: string, sentence: AnalysedSentence, read: (text: string) => Signs): Reworded[] {
  const text = given.slice(sentence.start, sentence.end)
  if (text.length > LONGEST) return []
  const local = <T extends Place>(one: T) => ({ ...one, start: one.start - sentence.start, end: one.end - sentence.start })
  const signs = { evidence: sentence.evidence.map(local), marks: sentence.marks.map(local) }
  const free = withoutLimits(text, signs)
  const starts = [...new Set([text, ...(free === null ? [] : [free])].flatMap(reworded))]
  const made = starts.flatMap((one) => (one === text ? lifted(text, signs) : [one, ...lifted(one, read(one))]))
  return made.filter((one) => !awkward.test(one) && !saysTimeTwice(one)).map((one) => withBasis(superiorsFirst(one)))
}

function withBasis(text: string): Reworded {
  return { text, basis: basisOf(text, text.includes('vorbildlich') ? 'verhaltensskala' : 'zufriedenheitsskala') }
}

/** „Einfache Arbeiten“ limit as well, and are what was done. */
const isAdverb = (words: string) =>
  !/(?<!\p{L})(?!Großen|Ganzen|Wesentlichen|Allgemeinen|Alles|Insgesamt)\p{Lu}/u.test(words.replace(/^\p{Lu}(?=\p{Ll}+(?: |$))/u, ''))

const bothWays = /^(?<verb>\p{Ll}+) (?<who>(?:Herr|Frau) (?:(?:Prof|Dr)\. )*[\p{L}-]+|er|sie|wir|ich|man)(?= )/u

/** Nothing where no word limits it, or where what is left is no sentence: „Insgesamt war er“ becomes „Er war“. */
function withoutLimits(text: string, { marks }: Signs): string | null {
  const limits = marks.filter((mark) => mark.technique === 'relativisation' && mark.effect === 'lowers' && isAdverb(text.slice(mark.start, mark.end)))
  const edits = limits.map(({ start, end }) => {
    if (start === 0) return { start, end: end + 1, instead: '' }
    return { start: text[start - 1] === ' ' ? start - 1 : start, end, instead: '' }
  })
  const made = edits.length > 0 ? edited(text, edits) : null
  if (made === null || !limits.some(({ start }) => start === 0)) return made
  const small = made.charAt(0).toLowerCase() + made.slice(1)
  return bothWays.test(small) ? begun(small.replace(bothWays, (_, verb: string, who: string) => `${who} ${verb}`)) : null
}

/** A sentence with a time adverb, with degrees, and with both. */
function lifted(text: string, { evidence, marks }: Signs): string[] {
  const praise = evidence.filter((one) => one.weight === 'praise' && !isCircumstance(text, one))
  const praised = [
    ...praise,
    ...marks.filter(({ technique }) => technique === 'superlative' || technique === 'missing-time-word').filter((one) => !isCircumstance(text, one)),
  ]
  const hasTime = marks.some(({ technique }) => technique === 'time-factor')
  const time = hasTime ? [] : timeWordsIn(text, praised).map(({ at, word }) => ({ start: at, end: at, instead: `${word} ` }))
  const more = degreesIn(text, praise)
  const choices = [time, more, time.length > 0 && more.length > 0 ? [...time, ...more] : []]
  return choices.flatMap((edits) => (edits.length > 0 ? (edited(text, edits) ?? []) : []))
}

const isLifted = new RegExp(`(?<!\\p{L})(?:${degrees.filter((word) => word !== 'gut').join('|')}|ganz|vollauf|hoch) $`, 'u')
const sameClause = /^[^,;]*$/u

/** „vollsten“ for „vollen“, or „sehr“ before the first adjective that takes it: once in each clause that praises, else it would lower the others. */
function degreesIn(text: string, places: readonly Place[]): Edit[] {
  const clauses: Place[][] = []
  for (const place of [...places].sort((one, other) => one.start - other.start)) {
    const last = clauses.at(-1)
    const before = last?.at(-1)
    if (last && before && isOneRow(text.slice(before.end, place.start))) last.push(place)
    else clauses.push([place])
  }
  const lifted = clauses.filter(([first]) => first && first.start > 0).map((places) => degreeOf(text, places))
  return lifted.includes(null) || lifted.length > 2 ? [] : lifted.flatMap((edits) => edits ?? [])
}

const isOneRow = (between: string) => sameClause.test(between) || /^,? (?:und )?$/.test(between)

/** „motivierte ihre Mitarbeiter“ */
const finite = /^\p{Ll}+ierte (?:ihre?n?|seine?n?|die|das|den|sie|ihn) /u

/** Nothing to do where a word of it is lifted already; null where none can be. */
function degreeOf(text: string, places: readonly Place[]): Edit[] | null {
  if (places.some(({ start }) => isLifted.test(text.slice(Math.max(0, start - 20), start)))) return []
  for (const { start, end } of places) {
    const full = fullest.find(([less]) => text.startsWith(less, start) && !/^\p{L}/u.test(text.slice(start + less.length)))
    if (full) return [{ start, end: start + full[0].length, instead: full[1] }]
    if (adjectives.test(text.slice(start, end).split(' ')[0] ?? '') && start > 0 && !finite.test(text.slice(start)))
      return [{ start, end: start, instead: 'sehr ' }]
  }
  return null
}

/** Nothing where two changes touch the same words. */
function edited(text: string, edits: readonly Edit[]): string | null {
  const sorted = [...edits].sort((one, other) => one.start - other.start || one.end - other.end)
  if (sorted.some(({ start }, at) => start < (sorted[at - 1]?.end ?? 0))) return null
  let [made, from] = ['', 0]
  for (const { start, end, instead } of sorted) {
    made += text.slice(from, start) + instead
    from = end
  }
  return begun(made + text.slice(from))
}

const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
