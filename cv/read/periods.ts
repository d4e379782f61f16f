import { type Passage, spanOf } from '#language'
import type { Period } from '../model/cv.ts'
import type { Piece } from '../text/piece.ts'
import { dateOf, type Point, pointsOf } from './points.ts'

/** A stretch of time in a line, with the words that belong to it ("seit", "von … bis"). */
export interface FoundPeriod {
  readonly start: number
  readonly end: number
  readonly from: Point | null
  readonly to: Point | null
  /** Only one date: its meaning depends on where it stands. */
  readonly isSingle: boolean
}

const joins = /^\s{0,8}(?:-|–|—|−|bis|bis zum|to|until|till|through|bis einschließlich|\/)\s{0,8}(?:ca\.\s)?$/i
const opens = /(?<!\p{L})(?:seit(?: dem)?|since|ab(?: dem)?)\s{1,4}$/iu
const from = /(?<!\p{L})(?:von|vom|from|between|zeitraum:?)\s{1,4}$/iu
const ends = /(?<!\p{L})(?:bis|until|till|bis zum)\s{1,4}$/iu
const openEnd = /^\s{0,8}(?:-|–|—|→)\s*$/

const LOOK = 24

function wordsBefore(line: string, at: number, pattern: RegExp): number {
  return pattern.exec(line.slice(Math.max(0, at - LOOK), at))?.[0].length ?? 0
}

/** "Juli – September 2022": the year of the second is that of the first. */
function withYear(point: Point, next: Point): Point {
  if (point.form !== 'month' || next.value === 'present') return point
  return { ...point, value: dateOf(Number(next.value.slice(0, 4)), point.month), form: 'full' }
}

function rangeAt(line: string, first: Point, second: Point | undefined): FoundPeriod | null {
  if (!second || first.form === 'now' || second.form === 'month' || !joins.test(line.slice(first.end, second.start))) return null
  const start = first.start - wordsBefore(line, first.start, from) - wordsBefore(line, first.start, opens)
  return { start, end: second.end, from: withYear(first, second), to: second, isSingle: false }
}

function openAt(line: string, point: Point): FoundPeriod | null {
  if (point.form === 'now' || point.form === 'month') return null
  const since = wordsBefore(line, point.start, opens)
  if (since > 0) {
    const to: Point = { ...point, start: point.start - since, end: point.start, value: 'present' }
    return { start: point.start - since, end: point.end, from: point, to, isSingle: false }
  }
  const until = wordsBefore(line, point.start, ends)
  if (until > 0) return { start: point.start - until, end: point.end, from: null, to: point, isSingle: false }
  if (openEnd.test(line.slice(point.end))) return { start: point.start, end: line.length, from: point, to: null, isSingle: false }
  return point.form === 'short' ? null : { start: point.start, end: point.end, from: null, to: point, isSingle: true }
}

/** Stretches of time and single dates of a line, from left to right. */
export function periodsOf(line: string): FoundPeriod[] {
  const points = pointsOf(line)
  const periods: FoundPeriod[] = []
  let spent = 0
  for (const [index, point] of points.entries()) {
    if (index < spent) continue
    const range = rangeAt(line, point, points[index + 1])
    const period = range ?? openAt(line, point)
    spent = range ? index + 2 : index + 1
    if (period) periods.push(period)
  }
  return periods
}

/**
 * @param single what a single date is: the end of an education, the whole of an employment that is not longer
 */
export function toPeriod(source: Passage, line: Piece, found: FoundPeriod, single: 'end' | 'whole'): Period {
  const field = (point: Point | null) =>
    point && { value: point.value, confidence: point.confidence, ...spanOf(source, line.start + point.start, line.start + point.end) }
  const starts = found.isSingle && single === 'whole' ? found.to : found.from
  const start = field(starts)
  return { from: start && start.value !== 'present' ? { ...start, value: start.value } : null, to: field(found.to) }
}
