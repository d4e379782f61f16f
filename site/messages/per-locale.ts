import type { Locale } from '#words/interface'

/** Reads what is the same for all pages of a language once: read for each of them, it would cost the square of their number. */
export function perLocale<T>(read: (locale: Locale) => T): (locale: Locale) => T {
  const known = new Map<Locale, T>()
  return (locale) => {
    const value = known.get(locale) ?? read(locale)
    known.set(locale, value)
    return value
  }
}
