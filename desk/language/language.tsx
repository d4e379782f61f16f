import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { type DeskMessageKey, deskMessages, fillCounted } from '#words/desk'
import { isLocale, type Locale } from '#words/interface'

interface Language {
  readonly locale: Locale
  readonly change: (locale: Locale) => void
}

const LanguageContext = createContext<Language>({ locale: 'de', change: () => undefined })

const KEY = 'desk-language'

/** The operator's language: what was chosen here, else that of the browser. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [locale, setLocale] = useState(firstLocale)
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  function change(next: Locale) {
    localStorage.setItem(KEY, next)
    setLocale(next)
  }
  return <LanguageContext value={{ locale, change }}>{children}</LanguageContext>
}

function firstLocale(): Locale {
  const chosen = localStorage.getItem(KEY)
  if (isLocale(chosen)) return chosen
  return navigator.language.startsWith('de') ? 'de' : 'en'
}

export const useLanguage = () => use(LanguageContext)

export type Say = (key: DeskMessageKey, values?: Readonly<Record<string, string | number>>) => string

/** The desk's texts in the operator's language. */
export function useSay(): Say {
  const { locale } = useLanguage()
  return (key, values = {}) => fillCounted(locale, deskMessages[locale][key], values)
}

/** Times as the operator reads them, in the operator's own zone. `2026-11-29 10:00:00.000Z` is how the contract writes them. */
export function useTimes() {
  const { locale } = useLanguage()
  const code = locale === 'de' ? 'de-DE' : 'en-GB'
  const [whole, day] = [
    new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeStyle: 'short' }),
    new Intl.DateTimeFormat(code, { dateStyle: 'medium' }),
  ]
  const written = (format: Intl.DateTimeFormat) => (time: string) => (time ? format.format(new Date(time.replace(' ', 'T'))) : '')
  return { time: written(whole), day: written(day) }
}
