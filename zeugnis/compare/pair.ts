import type { ComparedPair, Reason, Wording } from '../model/comparison.ts'
import type { Aligned } from './aligned.ts'
import { isAssessing } from './change.ts'
import { speaksOfRehire } from './closing-facts.ts'
import { isFormula, type Judged, judge } from './judge.ts'
import type { Sides, Unit } from './read-side.ts'
import { signsBetween } from './signs.ts'

/** What became of one sentence. */
export function pairOf(aligned: Aligned, moved: boolean, sides: Sides): ComparedPair {
  const { before, after, joined } = aligned
  const wording = wordingOf(aligned)
  const [all, others] = [withJoined(before, joined?.before), withJoined(after, joined?.after)]
  const [best, otherBest] = [bestOf(all), bestOf(others)]
  const isPair = before && after && best && otherBest
  const judged: Judged = isPair
    ? judge({ before, after, units: [all, others], best: [best, otherBest], wording }, sides)
    : { change: 'none', reasons: criticismOf(aligned, sides) }
  const [gradeBefore, gradeAfter] = [best?.read.grade ?? null, otherBest?.read.grade ?? null]
  // What stands in both closings word for word has no other grade because of the sentences beside it.
  const hasGrade = !(wording === 'same' && isPair && isFormula({ before, after }) && gradeBefore !== gradeAfter)
  return {
    before: before?.given ?? null,
    after: after?.given ?? null,
    placeBefore: placeOf(before),
    placeAfter: placeOf(after),
    section: (after ?? before)?.read.section ?? 'form',
    dimensionBefore: before?.read.dimension ?? null,
    dimensionAfter: after?.read.dimension ?? null,
    gradeBefore: hasGrade ? gradeBefore : null,
    gradeAfter: hasGrade ? gradeAfter : null,
    wording,
    moved,
    ...judged,
  }
}

/** What weakens a letter in a sentence that stands alone. */
function criticismOf({ before, after, by }: Aligned, sides: Sides): Reason[] {
  const unit = before ?? after
  if (by !== 'alone' || !unit || !isAssessing(unit, unit) || speaksOfRehire(unit)) return []
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
