import type { Change, ComparedPair, Reason, Wording } from '../model/comparison.ts'
import type { Aligned } from './align.ts'
import type { Sides, Unit } from './read-side.ts'
import { signsBetween } from './signs.ts'

/** What became of one sentence. */
export function pairOf(aligned: Aligned, moved: boolean, sides: Sides): ComparedPair {
  const { before, after } = aligned
  const wording = wordingOf(aligned)
  const signs = before && after && wording !== 'same' && isAssessing(before, after) ? signsBetween(before, after, sides) : []
  const change = changeOf(before, after, wording, signs)
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
    gradeBefore: before?.read.grade ?? null,
    gradeAfter: after?.read.grade ?? null,
    wording,
    moved,
    change,
    reasons: before && after ? [...known, ...otherReasons(before, after, change, { wording, signs: known })] : [],
  }
}

function placeOf(unit: Unit | null) {
  return unit && { start: unit.read.start, end: unit.read.end }
}

function wordingOf({ before, after, by }: Aligned): Wording {
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
