import { expect, it } from 'vitest'
import { fill, messagesFor } from '#words/interface'
import type { Translate } from './messages.tsx'
import { waitWords } from './wait-words.ts'

const inLanguage =
  (code: string): Translate =>
  (key, values) =>
    fill(messagesFor(code)[key], values ?? {})

it.each([
  [undefined, 'in einigen Minuten', 'in a few minutes'],
  [0, 'in einer Minute', 'in one minute'],
  [60, 'in einer Minute', 'in one minute'],
  [61, 'in 2\u00a0Minuten', 'in 2\u00a0minutes'],
  [600, 'in 10\u00a0Minuten', 'in 10\u00a0minutes'],
])('%s seconds are “%s”, “%s”', (seconds, german, english) => {
  expect([waitWords(inLanguage('de'), seconds), waitWords(inLanguage('en'), seconds)]).toEqual([german, english])
})

it('the sentences about too many tries read with them', () => {
  const t = inLanguage('en')
  const wait = waitWords(t, 120)
  const keys = ['form.refused.rate_limited', 'share.problem.rate_limited', 'access.fault.too_many'] as const
  for (const key of keys) expect(t(key, { wait })).toContain('again in 2\u00a0minutes')
})
