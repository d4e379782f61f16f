import type { Locale } from '#words/interface'
import { useMessages } from '../../../messages/messages.tsx'
import { Promised } from '../../../ui/promise.tsx'
import { LaterSteps } from './later-steps.tsx'
import type { SampleCells } from './sample-rows.tsx'
import { TableFile } from './table-file.tsx'
import { useStack } from './use-stack.ts'

interface Props {
  readonly locale: Locale
  /** How a table may look, in some of its cells. */
  readonly sample: SampleCells
}

/** A letter for each row of a table, on this device: file, columns, common entries, rows, archive. */
export function Stack({ locale, sample }: Props) {
  const t = useMessages()
  const stack = useStack(locale)
  const { table, setCommon } = stack
  return (
    <section className="az-sec" id="stapel" data-search="off" aria-label={t('stack.title')}>
      <div className="wrap">
        <noscript>
          <p className="note">{t('stack.noscript')}</p>
        </noscript>
        <div className="az stk">
          <div className="az-h">
            <Promised summary={t('stack.private')}>
              <p>{t('stack.private.how')}</p>
            </Promised>
          </div>
          <TableFile
            {...table}
            locale={locale}
            sample={sample}
            onFile={(file) => void table.take(file)}
            onSample={() =>
              void table.showSample(locale, t('stack.sample.name')).then((of) => {
                if (of) setCommon((before) => ({ ...before, ...of }))
              })
            }
          />
          {table.given && <LaterSteps stack={stack} given={table.given} locale={locale} />}
        </div>
      </div>
    </section>
  )
}
