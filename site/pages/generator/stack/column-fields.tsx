import { useState } from 'react'
import type { Locale } from '#words/interface'
import { type Translate, useMessages } from '../../../messages/messages.tsx'
import { SelectField } from '../../../ui/choice-fields.tsx'
import { type ColumnId, columns } from './rows/columns.ts'
import type { Mapping } from './rows/map-columns.ts'
import { unusedGradeColumns } from './rows/row-remarks.ts'
import type { GivenTable } from './use-table.ts'

interface Props {
  readonly given: GivenTable
  readonly locale: Locale
  readonly onMap: (at: number, id: Mapping[number]) => void
}

/** Columns without which no row becomes a letter; the name may stand in one column or in two. */
const needed: readonly (readonly ColumnId[])[] = [['lastName', 'fullName'], ['job'], ['from'], ['tasks']]

/** What each column stands for: as it was recognised, to be changed. Open where something is missing, and not shut under the hands of who mends it. */
export function ColumnFields({ given, locale, onMap }: Props) {
  const t = useMessages()
  const { table, mapping } = given
  const options = [{ value: '' as const, label: t('stack.column.none') }, ...columns.map(({ id, names }) => ({ value: id, label: names[locale] }))]
  const missing = needed.filter((ids) => !ids.some((id) => mapping.includes(id))).flatMap(([id]) => columns.filter((column) => column.id === id))
  const unused = unusedGradeColumns(table, mapping)
  const [wasMissing, setWasMissing] = useState(false)
  if (missing.length + unused.length > 0 && !wasMissing) setWasMissing(true)
  return (
    <details className="stk-p stk-c" data-script="" open={wasMissing || undefined}>
      <summary>{summaryOf(given, t)}</summary>
      <p className="small dim">{t('stack.columns.hint')}</p>
      {missing.length > 0 && (
        <p className="note" role="status">
          {t('stack.columns.missing', { names: missing.map(({ names }) => names[locale]).join(', ') })}
        </p>
      )}
      {unused.length > 0 && (
        <p className="note" role="status">
          {t('stack.columns.unused-grades', { names: unused.map((name) => `„${name}“`).join(', ') })}
        </p>
      )}
      <div className="stk-g">
        {table.headers.map((header, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name but its place: two may be called alike
            key={at}
            label={header || t('stack.column.unnamed', { number: at + 1 })}
            hint={<span className="stk-x">{table.rows.find((row) => row[at])?.[at]}</span>}
            value={mapping[at] ?? ''}
            options={options}
            onChange={(id) => onMap(at, id)}
          />
        ))}
      </div>
    </details>
  )
}

/** So many columns that no letter needs are named; of the others it is said how many there are. */
const NAMED = 6

function summaryOf({ table: { headers }, mapping }: GivenTable, t: Translate): string {
  const unused = headers.map((header, at) => header || t('stack.column.unnamed', { number: at + 1 })).filter((_, at) => !mapping[at])
  const known = t('stack.columns', { known: headers.length - unused.length, all: headers.length })
  if (unused.length === 0) return known
  const more = unused.length - NAMED
  const names = unused.slice(0, NAMED).join(', ')
  return `${known}; ${t('stack.columns.unused', { names: more > 0 ? t('stack.columns.more', { names, more }) : names })}`
}
