import de from '../content/documents/request/de.json' with { type: 'json' }
import en from '../content/documents/request/en.json' with { type: 'json' }
import type { Locale } from './locales.ts'

/** The letter that asks an employer to amend a reference. A browser loads it: the compiler alone checks that English has what German has. */
export const requestTexts: Readonly<Record<Locale, typeof de>> = { de, en: en satisfies typeof de }
