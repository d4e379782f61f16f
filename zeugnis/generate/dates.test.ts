import { expect, it } from 'vitest'
import { daysBetween } from './dates.ts'

it('counts the days from one to another, over the end of a leap month', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
  expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2)
})

it.each([
  ['2026-02-30', '2026-03-01'],
  ['2026-03-01', '2026-02-30'],
])('counts none where a day does not exist: %s, %s', (from, to) => {
  expect(daysBetween(from, to)).toBeNaN()
})
