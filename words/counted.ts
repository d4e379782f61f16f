import { fill } from './fill.ts'
import type { Locale } from './locales.ts'

/**
 * Fills a text in which words depend on a number: `{count} {count|Datei|Dateien}` has the form for one, then that for any other,
 * as the language counts. Forms may be empty and hold no braces.
 */
export function fillCounted(locale: Locale, text: string, values: Readonly<Record<string, string | number>>): string {
  const rules = new Intl.PluralRules(locale)
  const formed = text.replace(/\{(\w+)\|([^|{}]*)\|([^|{}]*)\}/g, (place, name: string, one: string, other: string) => {
    const value = values[name]
    if (typeof value !== 'number') return place
    return rules.select(value) === 'one' ? one : other
  })
  return fill(formed, values)
}
