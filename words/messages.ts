import de from '../content/messages/de.json' with { type: 'json' }
import en from '../content/messages/en.json' with { type: 'json' }
import { type Locale, localeRecord } from './locales.ts'

/** Interface texts, flat keys. English must have exactly the keys of German: a missing one does not compile. */
export type Messages = Readonly<Record<keyof typeof de, string>>
export type MessageKey = keyof Messages

const byLocale: Record<Locale, Messages> = { de, en: en satisfies Messages }

/** All interface texts of one language. */
export function messagesFor(code: string): Messages {
  return byLocale[localeRecord(code).code]
}
