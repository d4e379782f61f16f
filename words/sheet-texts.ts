import de from '../content/documents/sheet/de.json' with { type: 'json' }
import en from '../content/documents/sheet/en.json' with { type: 'json' }
import type { Locale } from './locales.ts'

/** What stands on every sheet beside its own words. A browser loads it: the compiler alone checks that English has what German has. */
export const sheetTexts: Readonly<Record<Locale, typeof de>> = { de, en: en satisfies typeof de }
