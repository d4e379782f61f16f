import { expect, test } from 'vitest'
import { createSteadyClock } from './steady-clock.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
const start = Date.parse('2026-11-23T10:07:00Z')

/** What each question is answered, asked once an hour while the wall clock differs from the true time by so much. */
function answers(differences: readonly number[]): boolean[] {
  let hours = 0
  const difference = () => differences[hours] ?? 0
  const clock = createSteadyClock({ now: () => new Date(start + hours * HOUR + difference()), passed: () => hours * HOUR })
  return differences.map(() => {
    const given = clock() !== undefined
    hours += 1
    return given
  })
}

test('a clock that runs evenly is believed, a little too fast as well', () => {
  expect(answers([0, 0, 60_000, 120_000])).toEqual([true, true, true, true])
})

test.each([DAY, 365 * DAY])('a clock that jumps ahead for one question is not believed, and then again', (jump) => {
  expect(answers([0, jump, 0, 0])).toEqual([true, false, true, true])
})

test('a clock that was put right for good is believed the next time', () => {
  expect(answers([0, 365 * DAY, 365 * DAY])).toEqual([true, false, true])
})

test('a clock that jumps back makes nothing due, and is believed', () => {
  expect(answers([0, -365 * DAY, -365 * DAY])).toEqual([true, true, true])
})
