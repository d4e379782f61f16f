import { LRUCache } from 'lru-cache'
import type { Limiter, Taken } from './limiter.ts'

const MOST_KEYS = 50_000
/** What is put in has its own. */
const WINDOW_MS = 60_000

/** What a process has taken for itself and not used yet, until the window ends. */
interface Held {
  readonly taken: Taken
  rest: number
}

/** Takes points in lots, so that most requests need not ask. What other processes hold unused is missing at the end of a limit. */
export function inLots(limiter: Limiter, lot: number): Limiter {
  const held = new LRUCache<string, Held>({ max: MOST_KEYS, ttl: WINDOW_MS, ttlAutopurge: true })
  return {
    ...limiter,
    async take(key, weight = 1) {
      const own = held.get(key)
      if (own && own.rest >= weight) {
        own.rest -= weight
        return own.taken
      }
      const taken = await limiter.take(key, Math.max(lot, weight))
      if (taken.wait === undefined && taken.resets > 0) held.set(key, { taken, rest: lot - weight }, { ttl: taken.resets * 1000 })
      return taken
    },
  }
}
