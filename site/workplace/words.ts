import { useLocation } from 'react-router'
import { type Locale, longDate } from '#words/interface'
import { isWorkplaceKey, type Say, sayIn } from '#words/workplace'
import { localeOfPath } from '../route-table/paths.ts'

/** The language of the page that is shown. */
export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname)
}

/** Texts of these pages in the page's language. */
export function useWords(): Say {
  return sayIn(useLocale())
}

/** What a field is called: forms name their fields alike on every page. */
export function fieldLabel(name: string, say: Say): string {
  const key = `field.${name}`
  return isWorkplaceKey(key) ? say(key) : name
}

const DAY_LENGTH = 10

/** A day or moment as a day in words; days are those of UTC, as the case counts them. */
export function useDay(): (at: string) => string {
  const locale = useLocale()
  return (at) => longDate(at.slice(0, DAY_LENGTH), locale)
}

/** A day in figures, where there is little room. */
export function useShortDay(): (at: string) => string {
  const format = new Intl.DateTimeFormat(useLocale() === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
  return (at) => format.format(new Date(at))
}

/** A moment in words, by the clock of Germany: server and browser write the same. */
export function useMoment(): (at: string) => string {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' })
  return (at) => format.format(new Date(at))
}
