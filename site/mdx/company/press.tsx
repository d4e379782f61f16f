import { figures, newTraps } from '#words/facts'
import { fill, longDate } from '#words/interface'
import { formatNumber } from '../measured/figure-table.tsx'
import { withGrade } from '../measured/overall-counts.ts'
import { useText } from '../text-context.ts'

/** What was measured, in three sentences and with its day; never one figure for all. */
export function MeasuredBrief() {
  const { locale, messages } = useText()
  const { freehand } = figures.measured
  const number = (value: number) => formatNumber(value, locale)
  const values = {
    references: number(withGrade.references),
    within: number(withGrade.withinHalf),
    error: number(freehand.meanError),
    traps: number(newTraps.traps),
    praised: number(newTraps.praised),
    date: longDate(figures.date, locale),
  }
  return <p>{fill(messages['press.measured'], values)}</p>
}
