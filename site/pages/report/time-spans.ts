import type { Day, ReportCompany, TimeSpan } from './report.ts'

const DAY_MS = 86_400_000

/** Shorter breaks are weekends and holidays between two posts. */
const MONTH_DAYS = 28

function numberOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

function shifted(day: Day, days: number): Day {
  return new Date((numberOf(day) + days) * DAY_MS).toISOString().slice(0, 10)
}

/** Days from one day to another, both counted. */
export function daysBetween(from: Day, to: Day): number {
  return numberOf(to) - numberOf(from) + 1
}

/** Months as people say them: rounded, at least one. */
export function monthsBetween(from: Day, to: Day): number {
  return Math.max(1, Math.round(daysBetween(from, to) / 30.44))
}

/**
 * Gaps of a month or more and overlaps between the employments, in the order of time. Nothing is said behind an employment
 * whose end no letter names.
 */
export function spansBetween(companies: readonly ReportCompany[]): TimeSpan[] {
  const spans: TimeSpan[] = []
  let last: ReportCompany | undefined
  for (const company of companies) {
    if (last?.to && company.from) spans.push(...spanBetween(last, last.to, company, company.from))
    if (!last?.to || !company.to || company.to > last.to) last = company
  }
  return spans
}

function spanBetween(before: ReportCompany, end: Day, behind: ReportCompany, start: Day): TimeSpan[] {
  const between = [before, behind] as const
  if (start <= end) return [{ kind: 'overlap', from: start, to: behind.to && behind.to < end ? behind.to : end, between }]
  const [from, to] = [shifted(end, 1), shifted(start, -1)]
  return from <= to && daysBetween(from, to) >= MONTH_DAYS ? [{ kind: 'gap', from, to, between }] : []
}
