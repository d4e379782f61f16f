import { expect, it } from 'vitest'
import { longDate } from './interface.ts'

it.each([
  ['2026-11-21', 'de', '21.\u00a0November\u00a02026'],
  ['2026-11-21', 'en', '21\u00a0November\u00a02026'],
  ['2027-05-01', 'en', '1\u00a0May\u00a02027'],
] as const)('writes %s in %s as %s', (day, locale, written) => {
  expect(longDate(day, locale)).toBe(written)
})

it('throws for what is no day', () => {
  expect(() => longDate('2026-13-01', 'de')).toThrow(RangeError)
})
