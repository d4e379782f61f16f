import de from '../content/workplace/de.json' with { type: 'json' }
import en from '../content/workplace/en.json' with { type: 'json' }
import { fill } from './fill.ts'
import type { Locale } from './locales.ts'

export type WorkplaceKey = keyof typeof de

/**
 * Texts of the pages on which references go their way, flat keys; apart from the interface's, which every page waits for. English must have
 * exactly the keys of German: a missing one does not compile.
 */
const workplaceTexts: Readonly<Record<Locale, Readonly<Record<WorkplaceKey, string>>>> = { de, en: en satisfies typeof de }

/** A text with its places filled: `say('left', { count: 3 })`. */
export type Say = (key: WorkplaceKey, values?: Readonly<Record<string, string | number>>) => string

/** The texts of a language. */
export function sayIn(locale: Locale): Say {
  return (key, values = {}) => fill(workplaceTexts[locale][key], values)
}

/** Whether there is a text of this name, where the name comes from data. */
export function isWorkplaceKey(name: string): name is WorkplaceKey {
  return Object.hasOwn(de, name)
}
