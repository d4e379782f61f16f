import { expect, it } from 'vitest'
import { frontCoded, unfolded } from './front-coding.ts'

it('gives words back as they were', () => {
  const words = ['', 'abend', 'abenden', 'abendlich', 'ö', 'öl:ölte,geölt', '=subject person'].sort()
  expect(unfolded(frontCoded(words))).toEqual(words)
  expect(unfolded(frontCoded([]))).toEqual([])
})

it('is shorter where words begin alike, and stays right where they do for long', () => {
  const long = ['a'.repeat(40), `${'a'.repeat(40)}b`]
  expect(frontCoded(['sorgfalt', 'sorgfaltig'])).toBe('AsorgfaltIig')
  expect(unfolded(frontCoded(long))).toEqual(long)
})

it('refuses capitals, which mean something else in it', () => {
  expect(() => frontCoded(['Abend'])).toThrow(RangeError)
})
