import { useId, useState } from 'react'
import { type Locale, longDate } from '#words/interface'
import { type Translate, useMessages } from '../../messages/messages.tsx'
import { inLocale } from '../../route-table/pages.ts'
import { useFaultWords } from '../use-fault-words.ts'
import type { OwnReport } from './own-report.ts'
import { Section, type SectionProps } from './section.tsx'
import { useOwnReports } from './use-own-reports.ts'

const analyser = '/products/zeugnisparser'

/** What was shared while signed in, until it runs out. The links themselves are known to nobody but who has them. */
export function ReportsSection({ locale, onExpired }: SectionProps) {
  const t = useMessages()
  const faultWords = useFaultWords()
  const { reports, failure, remove } = useOwnReports({ locale, onExpired })
  return (
    <Section id="reports" heading={t('account.reports')}>
      <p className="dim">{t('account.reports.text')}</p>
      {reports?.length === 0 && (
        <p>
          {t('account.reports.none')} <a href={inLocale(analyser, locale)}>{t('account.reports.share')}</a>
        </p>
      )}
      {reports && reports.length > 0 && (
        <ul className="reports">
          {reports.map((report) => (
            <Row key={report.id} report={report} locale={locale} onRemove={() => remove(report.id)} />
          ))}
        </ul>
      )}
      <p className="small" role="status">
        {failure !== undefined && faultWords(failure)}
      </p>
    </Section>
  )
}

/** Those of no name are counted. */
function namesOf({ companies }: OwnReport, t: Translate): string[] {
  let unnamed = 0
  return companies.map(({ name }) => {
    if (name === null) unnamed += 1
    return name ?? t('report.unnamed', { number: unnamed })
  })
}

/** One report, and the two presses that delete it: nobody can bring it back. */
function Row({ report, locale, onRemove }: { report: OwnReport; locale: Locale; onRemove: () => void }) {
  const t = useMessages()
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const dates = { shared: longDate(report.created.slice(0, 10), locale), until: longDate(report.expires.slice(0, 10), locale) }
  return (
    <li className="kv">
      <p>
        <span id={id}>{namesOf(report, t).join(', ')}</span>
        <span className="l">{t('account.reports.dates', dates)}</span>
      </p>
      <div className="btns">
        <button className="btn btn--2 btn--s" type="button" aria-describedby={id} onClick={isAsked ? onRemove : () => setAsked(true)}>
          {t(isAsked ? 'account.reports.confirm' : 'account.reports.remove')}
        </button>
        {isAsked && (
          <button className="btn btn--2 btn--s" type="button" onClick={() => setAsked(false)}>
            {t('account.reports.keep')}
          </button>
        )}
      </div>
    </li>
  )
}
