import type { ReactNode } from 'react'
import { figures, newTraps } from '#words/facts'
import { fill, type Locale, longDate } from '#words/interface'
import { formatNumber } from '../measured/figure-table.tsx'
import { withGrade } from '../measured/overall-counts.ts'
import { useText } from '../text-context.ts'
import { textOf } from '../text-of.ts'

interface Copied {
  readonly title: string
  /** The language of the text where it is not that of the page. */
  readonly lang?: Locale
  readonly children?: ReactNode
}

/** A text to take over, such as a letter or a clause, with its length and a button that copies it. */
export function Boilerplate({ title, lang, children }: Copied) {
  const { messages } = useText()
  const words = textOf(children).trim().split(/\s+/).length
  return (
    <div className="boil">
      <div className="boil-h">
        <h3>{title}</h3>
        <span className="micro boil-n">{fill(messages['press.words'], { words })}</span>
        <button className="btn btn--2 btn--s" type="button" data-copy="">
          {messages['code.copy']}
        </button>
      </div>
      <div className="boil-t" lang={lang}>
        {children}
      </div>
    </div>
  )
}

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
