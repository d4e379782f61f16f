import type { Locale } from '#words/interface'
import { useMessages } from '../messages/messages.tsx'
import { inLocale } from '../route-table/pages.ts'
import { type FirstWay, ways } from '../route-table/ways.ts'

/** Last band before the footer: flag K as a field, on its blue half what is to be done. Once per page at most. */
export function CtaBand({ locale, first }: { locale: Locale; first: FirstWay }) {
  const t = useMessages()
  return (
    <section className="cta" aria-labelledby="cta" data-search="off">
      <div className="wrap">
        <div className="main">
          <h2 id="cta">{t(`cta.${first}`)}</h2>
          <p className="lead">{t('cta.lead')}</p>
          <div className="btns">
            <a className="btn" href={inLocale(ways[first], locale)}>
              {t(`way.${first}`)}
            </a>
            <a className="btn btn--2" href={inLocale(ways.demo, locale)}>
              {t('way.demo')}
            </a>
          </div>
          <p className="micro">{t('cta.flag')}</p>
        </div>
        <ol className="cta-s">
          {t(`cta.${first}.steps`)
            .split('; ')
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </ol>
      </div>
    </section>
  )
}
