import { readWord } from '../lexicon/words/inflection.ts'
import type { Change, Reason, Wording } from '../model/comparison.ts'
import { areReordered, isAltered } from './altered.ts'
import { isPulling } from './pulling.ts'
import type { Sides, Unit } from './read-side.ts'
import { countsOf, stemOf } from './stems.ts'
import { isTurned } from './turning.ts'

/**
 * What the grades say. Those of likeness are half a grade unsure: where both spans touch, only words that pull
 * the same way settle it. Where one of the wordings cannot be read, nothing is claimed.
 */
export function gradedChange(before: Unit, after: Unit, wording: Wording, signs: readonly Reason[]): Change {
  const [one, other] = [before.read, after.read]
  if (one.grade === null && other.grade === null) return isSilent(before, after, wording) ? 'none' : wording === 'same' ? 'same' : 'open'
  if (one.grade === null || other.grade === null) return 'open'
  if (one.grade === other.grade) return 'same'
  const change = other.grade > one.grade ? 'worse' : 'better'
  return areApart(one.span, other.span) || isBorneOut(change, signs) ? change : 'open'
}

/** Whether either of both assesses somebody, or is part of a closing. */
export function isAssessing(before: Unit, after: Unit): boolean {
  return [before, after].some(({ read: { section } }) => section === 'beurteilung' || section === 'schluss')
}

/** Nothing is assessed, in none of both. */
function isSilent(before: Unit, after: Unit, wording: Wording): boolean {
  if (!isAssessing(before, after)) return true
  return [before, after].every(({ read }) => read.dimension === null && (wording === 'same' || read.marks.length + read.evidence.length === 0))
}

function areApart(one: Unit['read']['span'], other: Unit['read']['span']): boolean {
  return one === null || other === null || one[1] < other[0] || other[1] < one[0]
}

function isBorneOut(change: Change, signs: readonly Reason[]): boolean {
  const opposite = change === 'worse' ? 'better' : 'worse'
  return signs.some((sign) => sign.change === change) && signs.every((sign) => sign.change !== opposite)
}

/** Whether a wording has nothing but words that were taken from the other, in both directions. */
export interface Cut {
  readonly isShorter: boolean
  readonly isLonger: boolean
}

/** Compares what both wordings say, by the stems of their words. */
export function cutOf(before: readonly Unit[], after: readonly Unit[]): Cut {
  const [mine, theirs] = [saidIn(before), saidIn(after)]
  return { isShorter: holds(mine, theirs), isLonger: holds(theirs, mine) }
}

function holds(more: ReadonlyMap<string, number>, less: ReadonlyMap<string, number>): boolean {
  return [...less].every(([stem, count]) => (more.get(stem) ?? 0) >= count)
}

/** What a wording says: its words without those that say nothing by themselves, whose tense or case may be another. */
function saidIn(units: readonly Unit[]): ReadonlyMap<string, number> {
  const words = units.flatMap((unit) => unit.words)
  return countsOf(words.filter((word) => !/^(?:neutral|having)$/.test(readWord(word, false)?.class ?? '')).map(stemOf))
}

/** What lifts a sentence, and takes it down when it is cut out of it. */
const lifting: readonly Reason['code'][] = ['time-factor', 'superlative', 'praise', 'closing']

/**
 * What becomes of a pair that the grades leave the same or open. Words that were only cut out make it weaker, whatever grade is left;
 * other words that may turn praise leave it open; the same words in another order, none of which could, leave nothing open.
 */
export function settled(graded: Change, reasons: readonly Reason[], units: readonly [Unit[], Unit[]], sides: Sides): Change {
  const [before, after] = units
  const pulling = reasons.filter(isPulling)
  if (pulling.length === 0) {
    if (graded === 'same') return isTurned(before, after) || isAltered(before, after, sides) ? 'open' : graded
    return graded === 'open' && areReordered(before, after) ? 'same' : graded
  }
  const { isShorter, isLonger } = cutOf(before, after)
  const isPlain = graded === 'same' && pulling.every(({ code }) => lifting.includes(code))
  if (isPlain && isShorter && pulling.every(({ change }) => change === 'worse')) return 'worse'
  return isPlain && isLonger && pulling.every(({ change }) => change === 'better') ? 'better' : 'open'
}
