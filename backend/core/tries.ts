import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts in fixed windows, in this process alone. */
export interface Tries {
  /** Whether one more is allowed under this key; counts it. */
  take(key: string): Promise<boolean>
}

export function createTries(most: number, seconds: number): Tries {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds })
  return {
    async take(key) {
      try {
        await limiter.consume(key)
        return true
      } catch (error) {
        if (error instanceof RateLimiterRes) return false
        throw error
      }
    },
  }
}
