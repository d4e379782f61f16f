import { z } from 'zod'
import record from '../content/search.json' with { type: 'json' }
import { type MessageKey, messagesFor } from './messages.ts'

const messageKey = z.custom<MessageKey>((key) => typeof key === 'string' && key in messagesFor('de'), 'no such message')
const keywords = z.array(z.string().min(1)).min(1)

const foundPage = z.strictObject({
  title: messageKey,
  about: messageKey,
  /** What visitors call it: the search finds the page by these words as by its title. */
  keywords: z.strictObject({ de: keywords, en: keywords }),
})

/** Pages that robots stay out of and the site's own search finds, by path: signing in and what goes with it. */
export const foundPages = z.record(z.string().startsWith('/'), foundPage).parse(record)
