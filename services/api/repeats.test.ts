import { expect, it } from 'vitest'
import { ApiProblem } from './problem.ts'
import { Repeats } from './repeats.ts'

const MINUTE = 60_000

it('a name means one body until ten minutes after it first came', () => {
  let now = 1
  const repeats = new Repeats(() => now)
  repeats.check('a', 'order', 'one')
  now += 9 * MINUTE
  repeats.check('a', 'order', 'one')
  expect(() => repeats.check('a', 'order', 'two')).toThrow(ApiProblem)
  repeats.check('b', 'order', 'two')
  now += MINUTE + 1
  repeats.check('a', 'order', 'two')
  expect(() => repeats.check('a', 'order', 'one')).toThrow(ApiProblem)
})

it('no more than ten thousand names are kept', () => {
  const repeats = new Repeats(() => 1)
  for (let name = 0; name <= 10_000; name += 1) repeats.check('a', String(name), 'one')
  repeats.check('a', '0', 'two')
  expect(() => repeats.check('a', '10000', 'two')).toThrow(ApiProblem)
})
