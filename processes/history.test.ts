import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CaseEvent, firstBroken, nextEvent } from './history.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

const history: CaseEvent[] = []
for (const [index, call] of (['open', 'askRating', 'rate', 'askReview', 'approve'] as const).entries())
  history.push(nextEvent({ at: `2026-11-0${index + 1}T08:00:00Z`, by: 'hr', call }, history.at(-1), { index }, digest))

test('a history that nobody touched is whole', () => {
  expect(firstBroken(history, digest)).toBeUndefined()
})

test('an event that was changed, taken out, put in or moved is found', () => {
  fc.assert(
    fc.property(fc.nat(history.length - 1), fc.constantFrom('at', 'by', 'call', 'digest', 'previous', 'hash'), (index, field) => {
      const changed = history.map((event, at) => (at === index ? { ...event, [field]: `${event[field as 'at']}x` } : event))
      expect(firstBroken(changed, digest)).toBe(index + 1)
      if (index < history.length - 1) expect(firstBroken(history.toSpliced(index, 1), digest)).toBe(index + 1)
      expect(firstBroken(history.toSpliced(index, 0, history[index] ?? raise()), digest)).toBeDefined()
    }),
  )
})

test('an event that was made anew with its hash breaks the one after it', () => {
  const forged = nextEvent({ at: '2026-11-02T09:00:00Z', by: 'hr', call: 'askRating' }, history[0], { index: 7 }, digest)
  expect(firstBroken(history.with(1, forged), digest)).toBe(3)
})

function raise(): never {
  throw new RangeError('no such event')
}
