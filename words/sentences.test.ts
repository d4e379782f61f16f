import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkedTwins, says } from './sentences.ts'

const schema = z.strictObject({ mail: z.strictObject({ note: says('day') }) })
const read = (en: unknown) => checkedTwins('mails', schema, { de: { mail: { note: 'Am {day}.' } }, en })

describe('sentences in files', () => {
  it('are handed out by language', () => {
    expect(read({ mail: { note: 'On {day}.' } })).toEqual({ de: { mail: { note: 'Am {day}.' } }, en: { mail: { note: 'On {day}.' } } })
  })

  it.each([
    ['a sentence that is missing', { mail: {} }, /^content\/mails\/en\.json: mail\.note: /],
    ['an empty one', { mail: { note: '' } }, /^content\/mails\/en\.json: mail\.note: /],
    ['one that nobody asks for', { mail: { note: 'On {day}.', more: 'x' } }, /^content\/mails\/en\.json: mail: .*more/],
    ['a place that nothing fills', { mail: { note: 'On {daay}.' } }, 'content/mails/en.json: mail.note: has a place to fill that is not {day}'],
  ])('say file and field of %s', (_, en, message) => {
    expect(() => read(en)).toThrow(message)
  })
})
