import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { inLocale } from '../../route-table/pages.ts'
import { Section } from './section.tsx'

/** What a reader has to know of a report that somebody shared. */
export function SharedClosing({ locale }: { locale: Locale }) {
  const t = useMessages()
  return (
    <Section id="link" flag="e" label={t('shared.about')} heading={t('shared.about.heading')} onFog>
      <p>{t('shared.about.text')}</p>
      <p>{t('shared.about.advice')}</p>
      <p className="btns">
        <a className="more" href={inLocale('/products/zeugnisparser', locale)}>
          {t('shared.about.analyser')}
        </a>
        <a className="more" href={inLocale('/methode', locale)}>
          {t('shared.about.method')}
        </a>
      </p>
    </Section>
  )
}
