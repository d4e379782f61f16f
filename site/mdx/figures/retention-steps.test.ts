import { expect, it } from 'vitest'
import { stepAfterDays } from './retention-steps.ts'

const axis = [0, 5, 14, 30, 365].map((days) => ({ label: `${days}`, days }))

it.each([
  [5, 2],
  [14, 3],
  [365, 5],
  [1000, 5],
])('%i days end at step %i', (days, step) => expect(stepAfterDays(axis, days)).toBeCloseTo(step))

it('a period between two steps ends between them', () => {
  expect(stepAfterDays(axis, 7)).toBeGreaterThan(2)
  expect(stepAfterDays(axis, 7)).toBeLessThan(3)
})
