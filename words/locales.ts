/** The locale records of the specification (section 1): the one list of languages. */
export const locales = [
  { code: 'de', iso: 'de-DE', language: 'de-DE', name: 'Deutsch' },
  { code: 'en', iso: 'en-US', language: 'en-US', name: 'English' },
] as const

export type LocaleRecord = (typeof locales)[number]
export type Locale = LocaleRecord['code']

/** The language whose addresses carry no prefix. */
export const defaultLocale: Locale = 'de'

export function isLocale(code: unknown): code is Locale {
  return locales.some((locale) => locale.code === code)
}

/** What a language that cannot be had is called: 'Failed loading locale ({code})' (specification, section 8). */
export function localeFailure(code: string): Error {
  return new Error(`Failed loading locale (${code})`)
}

/** The record of a language. Throws the specification's error (section 8) for a code that has none. */
export function localeRecord(code: string): LocaleRecord {
  const record = locales.find((locale) => locale.code === code)
  if (!record) throw localeFailure(code)
  return record
}
