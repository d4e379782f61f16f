import type { Locale } from '#words/locales'
import { inLocale } from '../../routes.ts'
import { useMessages } from '../../runtime/messages.tsx'
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
