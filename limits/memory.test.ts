import { expect, test } from 'vitest'
import { memoryLimits } from './memory.ts'

const rule = { name: 'tries', points: 3, seconds: 60 }

test('each key has its points; beyond them it hears how long to wait', async () => {
  const limiter = memoryLimits().limiter(rule)
  const taken = []
  for (const weight of [1, 2, 1]) taken.push(await limiter.take('a', weight))
  expect(taken.map(({ used, left }) => [used, left])).toEqual([
    [1, 2],
    [3, 0],
    [4, 0],
  ])
  expect(taken.map(({ wait }) => wait)).toEqual([undefined, undefined, 60])
  expect((await limiter.take('b')).wait).toBeUndefined()
})

test('a point can be given back, and a key forgotten', async () => {
  const limiter = memoryLimits().limiter(rule)
  await limiter.take('a', 3)
  await limiter.giveBack('a')
  expect((await limiter.take('a')).wait).toBeUndefined()
  expect((await limiter.take('a')).wait).toBeDefined()
  await limiter.forget('a')
  expect((await limiter.take('a')).used).toBe(1)
})

test('of many at once no more pass than one after the other', async () => {
  const limiter = memoryLimits().limiter(rule)
  const taken = await Promise.all(Array.from({ length: 20 }, () => limiter.take('a')))
  expect(taken.filter(({ wait }) => wait === undefined)).toHaveLength(3)
})

test('the operator is told once for each key that is used up, and hears the name of the limit alone', async () => {
  const told: string[] = []
  const limiter = memoryLimits({ onClosed: (name) => told.push(name) }).limiter(rule)
  for (let count = 0; count < 6; count += 1) await limiter.take('a')
  await limiter.take('b', 4)
  expect(told).toEqual(['tries', 'tries'])
})
