import { expect, test } from 'vitest'
import { openLimits } from './limits.ts'
import { createLog } from './log.ts'

test('the operator reads once a minute that a limit was reached, and nothing about who reached it', async () => {
  const lines: string[] = []
  const limits = openLimits(
    { DATABASE_URL: undefined, BACKEND_URL: undefined },
    createLog((line) => lines.push(line)),
  )
  const limiter = limits.limiter({ name: 'guesses by address', points: 1, seconds: 60 })
  for (const address of ['192.0.2.1', '198.51.100.7']) for (let count = 0; count < 3; count += 1) await limiter.take(address)
  limits.tell('event filters in all')
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    ['guesses by address', 'event filters in all'].map((limit) => ({ time: expect.any(String), level: 'warn', event: 'limit reached', limit })),
  )
  expect(lines.join()).not.toMatch(/192\.0|198\.51/)
  await limits.close()
})
