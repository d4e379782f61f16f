import type { ReactNode } from 'react'
import { figures } from '#words/facts'
import { fill, type Locale, localeRecord, longDate } from '#words/interface'
import { useText } from '../text-context.ts'

/** `0.23` → „0,23“ or “0.23”. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(localeRecord(locale).language).format(value)
}

interface Row {
  readonly key: string
  readonly head: string
  readonly cells: readonly string[]
}

/** So many columns of figures fit on a phone; of more, each row becomes a block of pairs. */
const COLUMNS_ON_PHONE = 3

/** A table of figures with its caption and day. */
export function FigureTable({ caption, columns, rows }: { caption: string; columns: readonly string[]; rows: readonly Row[] }) {
  const [, ...labels] = columns
  return (
    <table className={columns.length > COLUMNS_ON_PHONE ? 'tbl tbl--figures tbl--pairs' : 'tbl tbl--figures'}>
      <DatedCaption>{caption}</DatedCaption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {labels.map((label, index) => (
              <td key={label} data-l={label}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function DatedCaption({ children }: { children: ReactNode }) {
  const { locale, messages } = useText()
  return (
    <caption>
      <b>{children}</b> {fill(messages['measured.date'], { date: longDate(figures.date, locale) })}
    </caption>
  )
}
