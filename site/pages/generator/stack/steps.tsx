import type { Locale } from '#words/interface'
import { useMessages } from '../../../messages/messages.tsx'
import { ColumnFields } from './column-fields.tsx'
import { CommonFields } from './common-fields.tsx'
import { RowTable } from './row-table.tsx'
import type { useStack } from './use-stack.ts'
import type { GivenTable } from './use-table.ts'
import type { RowLetter } from './use-writing.ts'
import { WritePanel } from './write-panel.tsx'

export interface StepsProps {
  readonly stack: ReturnType<typeof useStack>
  readonly given: GivenTable
  readonly locale: Locale
}

/** What follows once there is a table: columns, common entries, rows, archive. */
export function Steps({ stack: { ask, common, setCommon, table, rows, isCurrent, hasFailed, writing, change }, given, locale }: StepsProps) {
  const t = useMessages()
  const { state, letters } = writing.writing
  return (
    <>
      <ColumnFields key={given.table.headers.join()} given={given} locale={locale} onMap={(at, id) => change(() => table.map(at, id))} />
      <CommonFields common={common} onChange={(more) => change(() => setCommon({ ...common, ...more }))} />
      {hasFailed && <p className="note note--err">{t('stack.failed')}</p>}
      {rows && <RowTable rows={rows} letters={state === 'running' ? none : letters} locale={locale} />}
      {rows && <WritePanel locale={locale} ask={ask} rows={rows} isCurrent={isCurrent} writing={writing} />}
    </>
  )
}

/** While letters are written, how alike they are changes with each: it is said once they are there. */
const none: readonly RowLetter[] = []
