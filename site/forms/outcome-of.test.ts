import { expect, it } from 'vitest'
import type { Outcome } from '#services/forms'
import { outcomeOf } from './outcome-of.ts'

const read = (status: number, text: string, retryAfter: string | null = null) =>
  outcomeOf<Outcome>({ status, text, retryAfter }, ['sent', 'invalid', 'refused'])

it('the page says itself what became of it, whatever the status', () => {
  const outcome = { kind: 'refused', reason: 'rate_limited', status: 429, retryAfter: 540 }
  expect(read(429, JSON.stringify(outcome), '1')).toEqual(outcome)
  expect(read(200, '{"kind":"sent","deleteOn":"2027-05-21"}')).toEqual({ kind: 'sent', deleteOn: '2027-05-21' })
})

it.each([
  [413, 'too_large'],
  [429, 'rate_limited'],
  [502, 'backend_away'],
  [200, 'backend_away'],
])('who stands before it says it by the status only: %i is “%s”', (status, reason) => {
  for (const text of ['', '<html>', 'null', '{"kind":"other"}', '[]']) expect(read(status, text)).toMatchObject({ kind: 'refused', reason })
})

it.each([
  ['20', 20],
  [null, undefined],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
])('the wait that comes with too many is passed on: %s', (header, seconds) => {
  expect(read(429, 'Bitte warten Sie.', header)).toMatchObject({ reason: 'rate_limited' })
  expect(Reflect.get(read(429, '', header), 'retryAfter')).toBe(seconds)
})
