import { type Locale, messagesFor } from '#words/interface'
import { HeadingIds } from './heading-ids.ts'
import type { TextContextValue } from './text-context.ts'

/** What the vocabulary knows of a text before anything of it is rendered. */
export function emptyText(locale: Locale): TextContextValue {
  return {
    locale,
    messages: messagesFor(locale),
    headings: new HeadingIds(),
    questions: [],
    below: [],
    opening: [],
    figures: [],
    pictures: [],
    parts: {},
  }
}
