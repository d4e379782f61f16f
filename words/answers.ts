import { z } from 'zod'
import de from '../content/answers/de.json' with { type: 'json' }
import en from '../content/answers/en.json' with { type: 'json' }
import { checkedTwins, says } from './sentences.ts'

const schema = z.strictObject({
  tooManyRequests: says(),
  foreignForm: says(),
  tooSlow: says(),
  away: says(),
  signIn: z.strictObject({ success: says(), failure: says(), desk: says() }),
})

/** What the server answers where it does not know the visitor's language: both then stand in one answer. */
export const answerTexts = checkedTwins('answers', schema, { de, en })

/** A sentence in German and in English, a line each. */
export function inBoth(name: 'tooManyRequests' | 'foreignForm' | 'tooSlow' | 'away'): string {
  return `${answerTexts.de[name]}\n${answerTexts.en[name]}\n`
}
