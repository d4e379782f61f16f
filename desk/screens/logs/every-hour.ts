import { contractTime } from '#services/desk'
import type { HourCount } from './find-logs.ts'

const HOUR_MS = 3600_000
/** A week: more bars than that nobody tells apart. */
const MOST_HOURS = 168
/** A day: fewer bars say nothing of when. */
const FEWEST_HOURS = 24

/** The counted hours with those before and between them in which nothing was asked: a day at least, the last week at most. */
export function everyHour(counts: readonly HourCount[]): HourCount[] {
  const last = counts.at(-1)
  const first = counts[0]
  if (!first || !last) return []
  const [begin, end] = [first, last].map(({ date }) => Date.parse(date.replace(' ', 'T')))
  const known = new Map(counts.map(({ date, total }) => [date, total]))
  const counted = Math.round(((end ?? 0) - (begin ?? 0)) / HOUR_MS) + 1
  const length = Math.min(MOST_HOURS, Math.max(FEWEST_HOURS, counted))
  return Array.from({ length }, (_, index) => {
    const date = contractTime(new Date((end ?? 0) - (length - 1 - index) * HOUR_MS))
    return { date, total: known.get(date) ?? 0 }
  })
}
