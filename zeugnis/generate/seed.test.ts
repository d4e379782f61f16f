import { expect, it } from 'vitest'
import { inOrder } from './seed.ts'

it('orders variants the same way for the same seed, and puts each of them first for some seeds', () => {
  const seeds = Array.from({ length: 50 }, (_, seed) => `${seed}:fleiss`)
  const orders = seeds.map((seed) => inOrder(['a', 'b', 'c'], seed))
  expect(seeds.map((seed) => inOrder(['a', 'b', 'c'], seed))).toEqual(orders)
  expect(new Set(orders.map(([first]) => first))).toEqual(new Set(['a', 'b', 'c']))
  for (const order of orders) expect(order.toSorted()).toEqual(['a', 'b', 'c'])
})

it('names what has no variant', () => {
  expect(() => inOrder([], '1:fleiss')).toThrow(new RangeError('No variant for 1:fleiss'))
})

it('orders the variants of neighbouring places anew', () => {
  const firsts = Array.from({ length: 400 }, (_, at) => inOrder([0, 1, 2, 3, 4, 5, 6, 7], `7:0:${at}`)[0])
  const same = firsts.filter((first, at) => at > 0 && first === firsts[at - 1])
  expect(same.length).toBeGreaterThan(20)
  expect(same.length).toBeLessThan(90)
})
