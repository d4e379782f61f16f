import { type Locale, localeRecord } from './locales.ts'

const formats = new Map<Locale, Intl.DateTimeFormat>()

/** The language in which dates are written: English ones the British way, on pages and in mails. */
export function dateLanguage(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : localeRecord(locale).language
}

/** `2026-11-21` → „21. November 2026“ or “21 November 2026”, with non-breaking spaces. Throws a `RangeError` for what is no day. */
export function longDate(day: string, locale: Locale): string {
  return formatOf(locale)
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(' ', '\u00a0')
}

/** To make one takes longer than to use it a hundred times. */
function formatOf(locale: Locale): Intl.DateTimeFormat {
  const known = formats.get(locale)
  if (known) return known
  const made = new Intl.DateTimeFormat(dateLanguage(locale), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  formats.set(locale, made)
  return made
}
