import { useEffect, useState } from 'react'
import type { Locale } from '#words/interface'
import { useAsker } from '../../browser/use-asker.ts'
import { useMessages } from '../../messages/messages.tsx'
import { Promised } from '../../ui/promise.tsx'
import { askerOf } from './ask-stack.ts'
import { ColumnFields } from './column-fields.tsx'
import { CommonFields } from './common-fields.tsx'
import { RowTable } from './row-table.tsx'
import type { Common } from './rows/read-row.ts'
import type { StackAnswer, StackQuestion } from './stack-answer.ts'
import { TableFile } from './table-file.tsx'
import { useRows } from './use-rows.ts'
import { useTable } from './use-table.ts'
import { type RowLetter, useWriting } from './use-writing.ts'
import { WritePanel } from './write-panel.tsx'

/** Before the browser says what day it is, no day has come too early. */
const NEVER = '9999-12-31'

/** A letter for each row of a table, on this device: file, columns, common entries, rows, archive. */
export function Stack({ locale }: { locale: Locale }) {
  const t = useMessages()
  const [today, setToday] = useState(NEVER)
  useEffect(() => setToday(new Date().toISOString().slice(0, 10)), [])
  const asker = useAsker<StackQuestion, StackAnswer>(startWorker)
  const [ask] = useState(() => askerOf(asker))
  const [common, setCommon] = useState<Common>(() => emptyCommon(locale))
  const table = useTable(ask)
  const { rows, isCurrent, hasFailed } = useRows(ask, { given: table.given, common, locale, today })
  const writing = useWriting(ask, () => asker.stop(), today)
  /** Letters of other entries are nobody's to take away. */
  const change = (act: () => void) => {
    asker.stop()
    writing.forget()
    act()
  }
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
            onFile={(file) => change(() => void table.take(file))}
            onSample={(sample, of) =>
              change(() => {
                setCommon((before) => ({ ...before, ...of }))
                table.show(sample, t('stack.sample.name'))
              })
            }
          />
          {table.given && (
            <>
              <ColumnFields given={table.given} locale={locale} onMap={(at, id) => change(() => table.map(at, id))} />
              <CommonFields common={common} onChange={(more) => change(() => setCommon({ ...common, ...more }))} />
              {hasFailed && <p className="note note--err">{t('stack.failed')}</p>}
              {rows && <WritePanel ask={ask} rows={rows} isCurrent={isCurrent} writing={writing} />}
              {rows && <RowTable rows={rows} letters={writing.writing.state === 'running' ? none : writing.writing.letters} locale={locale} />}
            </>
          )}
        </div>
      </div>
    </section>
  )
}

/** While letters are written, how alike they are changes with each: it is said once they are there. */
const none: readonly RowLetter[] = []

const startWorker = () => new Worker(new URL('./stack.worker.ts', import.meta.url), { type: 'module' })

function emptyCommon(locale: Locale): Common {
  return {
    language: locale,
    kind: 'qualifiziert',
    employer: '',
    city: '',
    about: '',
    issued: '',
    signer: '',
    position: '',
    isSimpleWithoutGrade: false,
  }
}
