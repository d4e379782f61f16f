import type { Locale } from '#words/interface'
import { useMessages } from '../../../messages/messages.tsx'
import { Promised } from '../../../ui/promise.tsx'
import { ColumnFields } from './column-fields.tsx'
import { CommonFields } from './common-fields.tsx'
import { RowTable } from './row-table.tsx'
import { TableFile } from './table-file.tsx'
import { useStack } from './use-stack.ts'
import type { GivenTable } from './use-table.ts'
import type { RowLetter } from './use-writing.ts'
import { WritePanel } from './write-panel.tsx'

/** A letter for each row of a table, on this device: file, columns, common entries, rows, archive. */
export function Stack({ locale }: { locale: Locale }) {
  const t = useMessages()
  const stack = useStack(locale)
  const { table, setCommon } = stack
  return (
    <section className="az-sec" id="stapel" data-search="off" aria-label={t('stack.title')}>
      <div className="wrap">
        <noscript>
          <p className="note">{t('stack.noscript')}</p>
        </noscript>
        <div className="az stk" data-react>
          <div className="az-h">
            <Promised summary={t('stack.private')}>
              <p>{t('stack.private.how')}</p>
            </Promised>
          </div>
          <TableFile
            {...table}
            locale={locale}
            onFile={(file) => void table.take(file)}
            onSample={(sample, of) => {
              setCommon((before) => ({ ...before, ...of }))
              table.show(sample, t('stack.sample.name'))
            }}
          />
          {table.given && <Steps stack={stack} given={table.given} locale={locale} />}
        </div>
      </div>
    </section>
  )
}

interface StepsProps {
  readonly stack: ReturnType<typeof useStack>
  readonly given: GivenTable
  readonly locale: Locale
}

/** What follows once there is a table. */
function Steps({ stack: { ask, common, setCommon, table, rows, isCurrent, hasFailed, writing, change }, given, locale }: StepsProps) {
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
