import de from '../content/desk/de.json' with { type: 'json' }
import en from '../content/desk/en.json' with { type: 'json' }
import type { Locale } from './locales.ts'

export * from './content-state.ts'
export * from './counted.ts'

export type DeskMessageKey = keyof typeof de

/** Texts of the operator's desk, flat keys. English must have exactly the keys of German: a missing one does not compile. */
export const deskMessages: Readonly<Record<Locale, Readonly<Record<DeskMessageKey, string>>>> = { de, en: en satisfies typeof de }
