import { type Locale, localeRecord } from '#words/locales'

/** `2026-11-21` → „21. November 2026“ or “21 November 2026”, with non-breaking spaces. */
export function formatDate(iso: string, locale: Locale): string {
  const language = locale === 'en' ? 'en-GB' : localeRecord(locale).language
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${iso}T00:00:00Z`)).replaceAll(' ', '\u00a0')
}
