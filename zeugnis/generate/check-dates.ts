import type { SpecErrorCode, SpecProblem } from '../errors.ts'
import type { OddDate, Warning } from '../model/letter.ts'
import type { ZeugnisSpec } from '../model/spec.ts'
import { isUsualEnd, LATE_DAYS } from '../model/usual-days.ts'
import { dayNumber, daysBetween, placeInMonth, yearsBetween } from './dates.ts'

/** No employment that a letter certifies today began before, and none ends after. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2100-12-31']
/** Longer than a working life; from the second on somebody should look again. */
const [LONGEST_YEARS, LONG_YEARS] = [70, 50]
/** A letter about what has ended cannot look further ahead than a notice period. */
const DAYS_AHEAD = 366
/** Shorter than this, performance and conduct can hardly be assessed. */
const SHORT_DAYS = 14

type DateField = 'from' | 'to' | 'issued'

/** The days that a letter of this kind needs. */
function neededDays({ kind }: ZeugnisSpec): readonly DateField[] {
  return kind === 'zwischen' ? ['from', 'issued'] : ['from', 'to', 'issued']
}

/** What is wrong with the days: first each by itself, then how they go together. */
export function dateProblems(spec: ZeugnisSpec): SpecProblem[] {
  const single = neededDays(spec).flatMap((field) => {
    const code = problemOfDay(spec[field])
    return code ? [{ code, field }] : []
  })
  return single.length > 0 ? single : problemsTogether(spec)
}

function problemOfDay(date: string | undefined): SpecErrorCode | undefined {
  if (!date) return 'missing-date'
  if (dayNumber(date) === undefined) return 'invalid-date'
  return date < FIRST_DAY || date > LAST_DAY ? 'date-out-of-range' : undefined
}

function problemsTogether({ kind, from, to, issued }: ZeugnisSpec): SpecProblem[] {
  if (kind === 'zwischen' || to === undefined) return issued < from ? [{ code: 'issued-before-begin', field: 'issued' }] : []
  if (to < from) return [{ code: 'dates-reversed', field: 'to' }]
  if (yearsBetween(from, to) > LONGEST_YEARS) return [{ code: 'employment-too-long', field: 'to' }]
  if (issued < from) return [{ code: 'issued-before-begin', field: 'issued' }]
  return daysBetween(issued, to) > DAYS_AHEAD ? [{ code: 'end-long-after-issue', field: 'to' }] : []
}

interface Oddity {
  readonly field: DateField
  readonly reason: OddDate
  /** Whether the days of a letter that can be written are odd in this way. */
  readonly applies: (days: Required<Pick<ZeugnisSpec, 'from' | 'to' | 'issued' | 'kind'>>) => boolean
}

const oddities: readonly Oddity[] = [
  { field: 'to', reason: 'one-day', applies: ({ from, to }) => from === to },
  { field: 'to', reason: 'short', applies: ({ from, to }) => from !== to && daysBetween(from, to) < SHORT_DAYS },
  { field: 'from', reason: 'very-long', applies: ({ from, to }) => yearsBetween(from, to) > LONG_YEARS },
  { field: 'to', reason: 'unusual-end', applies: ({ kind, to }) => kind !== 'ausbildung' && !isUsualEnd(placeInMonth(to)) },
  { field: 'issued', reason: 'before-end', applies: ({ kind, to, issued }) => kind !== 'vorlaeufig' && issued < to },
  { field: 'issued', reason: 'after-end', applies: ({ kind, to, issued }) => kind === 'vorlaeufig' && issued >= to },
  { field: 'issued', reason: 'late', applies: ({ to, issued }) => daysBetween(to, issued) > LATE_DAYS },
]

/** What may be right and is seldom: asked about, never refused. */
export function dateWarnings(spec: ZeugnisSpec): Warning[] {
  const { kind, from, to, issued } = spec
  if (kind === 'zwischen' || to === undefined || dateProblems(spec).length > 0) return []
  return oddities
    .filter(({ applies }) => applies({ kind, from, to, issued }))
    .map(({ field, reason }) => ({ code: 'odd-date', field, reason, days: daysBetween(from, to) + 1 }))
}
