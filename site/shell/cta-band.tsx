import type { Locale } from '#words/interface'
import { useMessages } from '../messages/messages.tsx'
import { trialPath } from '../route-table/account-paths.ts'
import { inLocale } from '../route-table/pages.ts'

/** Last band before the footer: flag K as a field. Once per page at most. */
export function CtaBand({ locale }: { locale: Locale }) {
  const t = useMessages()
  return (
    <section className="cta" aria-labelledby="cta" data-search="off">
      <div className="wrap">
        <div className="main">
          <h2 id="cta">{t('cta.title')}</h2>
          <p className="lead">{t('cta.lead')}</p>
          <div className="btns">
            <a className="btn" href={inLocale(trialPath, locale)}>
              {t('header.trial')}
            </a>
            <a className="btn btn--2" href={inLocale('/about/contact', locale)}>
              {t('cta.contact')}
            </a>
          </div>
          <p className="micro">{t('cta.flag')}</p>
        </div>
      </div>
    </section>
  )
}
