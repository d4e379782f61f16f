import { createHash } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Total, Totals } from '../model/totals.ts'

/** About 150 bytes each. */
const MOST_KEPT = 20_000

/** Totals in the memory of this process. */
export function createTotals(): Totals {
  const totals = new LRUCache<string, Total>({ max: MOST_KEPT })
  return {
    find: (key) => totals.get(key),
    keep: (key, total) => void totals.set(key, total),
  }
}

/**
 * What a total is kept under: all of the statement that counts it, so the collections, rule and filter in their SQL, and whoever asks and
 * what was sent in its parameters. A hash, as these may be as long as a request, and nobody else's business.
 */
export function totalKey({ sql, parameters }: CompiledQuery): string {
  return createHash('sha256')
    .update(JSON.stringify([sql, parameters]))
    .digest('base64')
}
