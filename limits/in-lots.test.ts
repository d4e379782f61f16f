import { expect, test } from 'vitest'
import { inLots } from './in-lots.ts'
import type { Limiter } from './limiter.ts'
import { memoryLimits } from './memory.ts'

test('one question in ten goes to the shared count, and no process passes more than the limit', async () => {
  const shared = memoryLimits().limiter({ name: 'all', points: 100, seconds: 60 })
  let asked = 0
  const counting: Limiter = {
    ...shared,
    take(key, weight) {
      asked += 1
      return shared.take(key, weight)
    },
  }
  const processes = [inLots(counting, 10), inLots(counting, 10)]
  let passed = 0
  while (passed < 200 && (await processes[passed % 2]?.take('a'))?.wait === undefined) passed += 1
  expect(passed).toBe(100)
  expect(asked).toBe(11)
})
