import { randomBytes } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type Limits, type LimitsOptions, withHiddenKeys, wrapLimiter } from './limiter.ts'

const SECRET_BYTES = 32

/** Counts in this process alone. */
export function memoryLimits({ onClosed }: LimitsOptions = {}): Limits {
  const secret = randomBytes(SECRET_BYTES)
  return {
    limiter: ({ name, points, seconds }) =>
      withHiddenKeys(wrapLimiter(new RateLimiterMemory({ points, duration: seconds }), { name, onClosed }), { name, secret }),
    tell: (name) => onClosed?.(name),
    close: async () => undefined,
  }
}
