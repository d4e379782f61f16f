import type PocketBase from 'pocketbase'
import { ClientResponseError } from 'pocketbase'
import { z } from 'zod'
import { contractTime } from '../backend-client/dates.ts'
import { type CountingOptions, createDayCounter } from '../counts/count-by-day.ts'

/** So long a use may be unwritten; the last use of a key is not written more often either. */
const WRITE_AFTER_MS = 30_000
const LAST_USE_AFTER_MS = 60_000
const DAY_MS = 24 * 3600_000

export interface KeyUsage {
  /** Counts a request with a key. */
  count(key: string, outcome: 'answered' | 'refused'): void
  /** Writes down what was counted. */
  flush(): Promise<void>
}

/** Counts the requests of each key per day, and notes when it was used last. */
export function createKeyUsage(options: CountingOptions): KeyUsage {
  const counter = createDayCounter<'count' | 'refused'>({ ...options, collection: 'apiUsage', of: 'key', writeAfterMs: WRITE_AFTER_MS })
  const lastUses = createLastUses(options)
  return {
    count(key, outcome) {
      counter.count(key, outcome === 'refused' ? ['count', 'refused'] : ['count'])
      lastUses.note(key)
    },
    async flush() {
      await counter.flush()
      await lastUses.flush()
    },
  }
}

function createLastUses({ contract, now, onError }: CountingOptions) {
  let noted = new Map<string, Date>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const due = noted
    noted = new Map()
    for (const [key, time] of due) {
      const change = { lastUsed: contractTime(time) }
      await contract.collection('apiKeys').update(key, change).catch(unlessGone).catch(onError)
    }
  }

  return {
    note(key: string) {
      noted.set(key, now())
      timer ??= setTimeout(flush, LAST_USE_AFTER_MS).unref()
    },
    flush,
  }
}

/** A superuser may have deleted it. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ClientResponseError && error.status === 404)) throw error
}

const rows = z.array(z.object({ key: z.string(), day: z.string(), count: z.number(), refused: z.number() }))

export type UsedDay = z.infer<typeof rows>[number]

interface UsageQuestion {
  readonly days: number
  readonly now: Date
  /** Id of a key. */
  readonly key?: string
}

/** What was counted in the last days, today (UTC) included, oldest first; of one key or of all. */
export async function usedDays(contract: PocketBase, { days, now, key }: UsageQuestion): Promise<UsedDay[]> {
  const since = new Date(now.getTime() - (days - 1) * DAY_MS).toISOString().slice(0, 10)
  const filter = contract.filter(key === undefined ? 'day >= {:since}' : 'day >= {:since} && key = {:key}', { since, key })
  return rows.parse(await contract.collection('apiUsage').getFullList({ filter, sort: 'day' }))
}
