import type { Locale } from '#words/interface'

const names: Readonly<Record<Locale, string>> = { de: 'zeugnisse-vorlage', en: 'references-template' }

/** Where the table to fill lies, as a file that needs no script (`npm run stack-templates` makes it). */
export function templatePath(locale: Locale, ending: 'csv' | 'xlsx'): string {
  return `/tables/${names[locale]}.${ending}`
}
