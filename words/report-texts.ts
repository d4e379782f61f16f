import de from '../content/documents/report/de.json' with { type: 'json' }
import en from '../content/documents/report/en.json' with { type: 'json' }
import type { Locale } from './locales.ts'

/** What the report of an analysis says of itself. A browser loads it: the compiler alone checks that English has what German has. */
export const reportTexts: Readonly<Record<Locale, typeof de>> = { de, en: en satisfies typeof de }
