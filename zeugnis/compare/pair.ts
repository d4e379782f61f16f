import type { Change, ComparedPair, Reason, Wording } from '../model/comparison.ts'
import type { Aligned } from './aligned.ts'
import { areReordered, isAltered } from './altered.ts'
import type { Sides, Unit } from './read-side.ts'
import { signsBetween } from './signs.ts'
import { isTurned } from './turning.ts'

/** What became of one sentence. */
export function pairOf(aligned: Aligned, moved: boolean, sides: Sides): ComparedPair {
  const { before, after, joined } = aligned
  const wording = wordingOf(aligned)
  const [all, others] = [withJoined(before, joined?.before), withJoined(after, joined?.after)]
  const [best, otherBest] = [bestOf(all), bestOf(others)]
  const signs = before && after && wording !== 'same' && isAssessing(before, after) ? signsBetween(all, others, sides) : []
  const graded = changeOf(best, otherBest, wording, signs)
  const change = wording === 'same' ? graded : settled(graded, all, others, sides)
  // What words that cannot be read have lost, nobody knows.
  const known = wording === 'rewritten' && change === 'open' ? [] : signs
  return {
    before: before?.given ?? null,
    after: after?.given ?? null,
    placeBefore: placeOf(before),
    placeAfter: placeOf(after),
    section: (after ?? before)?.read.section ?? 'form',
    dimensionBefore: before?.read.dimension ?? null,
    dimensionAfter: after?.read.dimension ?? null,
    gradeBefore: best?.read.grade ?? null,
    gradeAfter: otherBest?.read.grade ?? null,
    wording,
    moved,
    change,
    reasons: before && after ? [...known, ...otherReasons(before, after, change, { wording, signs: known })] : criticismOf(aligned, sides),
  }
}

/** What may turn praise leaves open what the grades call the same; the same words in another order, none of which could, leave nothing open. */
function settled(graded: Change, all: readonly Unit[], others: readonly Unit[], sides: Sides): Change {
  if (graded === 'same') return isTurned(all, others) || isAltered(all, others, sides) ? 'open' : graded
  return graded === 'open' && areReordered(all, others) ? 'same' : graded
}

/** What weakens a letter in a sentence that stands alone. */
function criticismOf({ before, after, by }: Aligned, sides: Sides): Reason[] {
  const unit = before ?? after
  if (by !== 'alone' || !unit || !isAssessing(unit, unit)) return []
  return signsBetween(withJoined(before), withJoined(after), sides).filter(({ change }) => change === (after ? 'worse' : 'better'))
}

function withJoined(unit: Unit | null, joined: readonly Unit[] = []): Unit[] {
  return unit ? [unit, ...joined] : []
}

/** Of sentences that were joined the best: a longer sentence is read by its best words. */
function bestOf([first, ...others]: readonly Unit[]): Unit | null {
  return first ? others.reduce((best, next) => ((next.read.grade ?? 6) < (best.read.grade ?? 6) ? next : best), first) : null
}

function placeOf(unit: Unit | null) {
  return unit && { start: unit.read.start, end: unit.read.end }
}

function wordingOf({ before, after, by }: Aligned): Wording {
  if (by === 'part') return before ? 'merged' : 'split'
  if (!after) return 'lost'
  if (!before) return 'added'
  if (by === 'same') return 'same'
  return by === 'words' ? 'changed' : 'rewritten'
}

function isAssessing(before: Unit, after: Unit): boolean {
  return [before, after].some(({ read: { section } }) => section === 'beurteilung' || section === 'schluss')
}

/**
 * Whether a sentence reads better or worse. Grades of likeness are half a grade unsure: where both spans touch, only words that pull
 * the same way settle it. Where one of the wordings cannot be read, nothing is claimed.
 */
function changeOf(before: Unit | null, after: Unit | null, wording: Wording, signs: readonly Reason[]): Change {
  if (!before || !after) return 'none'
  const [one, other] = [before.read, after.read]
  if (one.grade === null && other.grade === null) return isSilent(before, after, wording) ? 'none' : wording === 'same' ? 'same' : 'open'
  if (one.grade === null || other.grade === null) return 'open'
  if (one.grade === other.grade) return 'same'
  const change = other.grade > one.grade ? 'worse' : 'better'
  return areApart(one.span, other.span) || isBorneOut(change, signs) ? change : 'open'
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

interface Known {
  readonly wording: Wording
  readonly signs: readonly Reason[]
}

/** Where no single word did it: the place in the letter, the closing formula, other words, or words that cannot be read. */
function otherReasons(before: Unit, after: Unit, change: Change, { wording, signs }: Known): Reason[] {
  if (wording === 'same') {
    if (change === 'same' || change === 'none') return []
    return [whole(before, after, before.read.section === 'schluss' && after.read.section === 'schluss' ? 'closing' : 'place', change)]
  }
  if (change === 'open' && signs.length === 0) return [whole(before, after, 'unknown-wording', change)]
  return (change === 'better' || change === 'worse') && !signs.some((sign) => sign.change === change) ? [whole(before, after, 'wording', change)] : []
}

function whole(before: Unit, after: Unit, code: Reason['code'], change: Change): Reason {
  return { code, what: 'replaced', before: before.given, after: after.given, placeBefore: placeOf(before), placeAfter: placeOf(after), change }
}
