import { expect, it } from 'vitest'
import { parseRange } from './preconditions.ts'

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=0-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', undefined],
  ['bytes=0-1,5-6', undefined],
  ['pages=1-2', undefined],
  ['bytes=-', undefined],
  [' Bytes = 0 - 99 ', { start: 0, end: 99 }],
])('reads the range %s of 1000 bytes', (header, range) => {
  expect(parseRange(header, 1000)).toEqual(range)
})

it('has no part of an empty body', () => {
  expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable')
})

it('a header full of white space takes no longer than it is long', () => {
  const blank = '\t'.repeat(16_000)
  expect(parseRange(`bytes=${blank}-${blank}-`, 1000)).toBeUndefined()
})
