import { type Locale, localeRecord } from '#words/locales'
import { perLocale } from './per-locale.ts'

/** To make one takes longer than to use it a hundred times. */
const formatOf = perLocale((locale) => {
  const language = locale === 'en' ? 'en-GB' : localeRecord(locale).language
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
})

/** `2026-11-21` → „21. November 2026“ or “21 November 2026”, with non-breaking spaces. */
export function formatDate(iso: string, locale: Locale): string {
  return formatOf(locale)
    .format(new Date(`${iso}T00:00:00Z`))
    .replaceAll(' ', '\u00a0')
}
