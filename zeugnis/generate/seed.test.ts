import { expect, it } from 'vitest'
import { choose } from './seed.ts'

it('chooses the same variant for the same seed and name, and all of them over many seeds', () => {
  const seeds = Array.from({ length: 50 }, (_, seed) => seed)
  const chosen = seeds.map((seed) => choose(['a', 'b', 'c'], seed, 'fleiss'))
  expect(seeds.map((seed) => choose(['a', 'b', 'c'], seed, 'fleiss'))).toEqual(chosen)
  expect(new Set(chosen)).toEqual(new Set(['a', 'b', 'c']))
})

it('names what has no variant', () => {
  expect(() => choose([], 1, 'fleiss')).toThrow(new RangeError('No variant of fleiss'))
})
