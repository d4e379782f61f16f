import { LRUCache } from 'lru-cache'
import { type Limits, memoryLimits, sharedLimits } from '#limits'
import type { Env } from './env.ts'
import type { Log } from './log.ts'

const TOLD_EVERY_MS = 60_000
const MOST_NAMES = 1000

/** Where everything is counted that has a limit: in the database where several processes share one, else in memory. */
export function openLimits({ DATABASE_URL, BACKEND_URL }: Pick<Env, 'DATABASE_URL' | 'BACKEND_URL'>, log: Log): Limits {
  const onClosed = tellOperator(log)
  if (!DATABASE_URL || BACKEND_URL) return memoryLimits({ onClosed })
  return sharedLimits(DATABASE_URL, { onClosed, onError: (error) => log.error('limits', { error: String(error) }) })
}

/** One line a minute for each limit, however many addresses reach it: which ones is not written down. */
function tellOperator(log: Log): (name: string) => void {
  const told = new LRUCache<string, true>({ max: MOST_NAMES, ttl: TOLD_EVERY_MS })
  return (name) => {
    if (told.has(name)) return
    told.set(name, true)
    log.warn('limit reached', { limit: name })
  }
}
