import type { FrontMatter } from '#words'
import { type Locale, longDate } from '#words/interface'

type Entry = FrontMatter<'wissen'>

/** „BAG, 12. August 2008, 9 AZR 632/07“, the number held together. */
export function citeRuling({ court, date, number }: NonNullable<Entry['rulings']>[number], locale: Locale): string {
  return `${court}, ${longDate(date, locale)}, ${number.replaceAll(' ', '\u00a0')}`
}

/** All that an entry rests on: its statutes, its rulings, and what else it names. */
export function sourcesOf({ statutes = [], rulings = [], sources = [] }: Entry, locale: Locale): string[] {
  return [...statutes.map(({ norm }) => norm), ...rulings.map((ruling) => citeRuling(ruling, locale)), ...sources]
}
