import { type Day, lettersOf, type Report, type ReportCompany } from './report.ts'
import { daysBetween } from './time-spans.ts'

/** More labels than this would touch each other. */
const MOST_YEARS = 16

export interface Scale {
  readonly years: readonly { readonly year: number; readonly at: number }[]
  /** Per cent from the left. */
  readonly at: (day: Day) => number
  /** Where a bar ends: the last day, or the last day that a letter speaks of. */
  readonly endOf: (company: ReportCompany) => Day
}

/** Whole years around everything that the letters date; nothing when they date nothing. */
export function scaleOf(report: Report): Scale | null {
  const days = lettersOf(report).flatMap(({ facts }) => [facts.from, facts.to, facts.issued].filter((day) => day !== null))
  const sorted = days.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return null
  const [start, end] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
  const whole = daysBetween(`${start}-01-01`, `${end}-12-31`)
  const at = (day: Day) => Math.round(((daysBetween(`${start}-01-01`, day) - 1) / whole) * 1000) / 10
  const step = Math.ceil((end - start + 1) / MOST_YEARS)
  const years = Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, index) => start + index * step)
  return {
    years: years.map((year) => ({ year, at: at(`${year}-01-01`) })),
    at,
    endOf: ({ to, letters }) => to ?? letters.flatMap(({ facts }) => facts.issued ?? []).at(-1) ?? last,
  }
}
