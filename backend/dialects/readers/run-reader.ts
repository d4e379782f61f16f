/** Runs statements that read, one after the other: the program of a process that may be ended while it does. */
import { flushCompileCache } from 'node:module'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { pack, unpack } from './packed.ts'
import type { Order, Outcome } from './reader.ts'
import { allRows } from './rows.ts'

const STATEMENTS_KEPT = 200
const BUSY_TIMEOUT_MS = 10_000
/** A query that wants more than this is refused; what it sorts goes to temporary files before. */
const MOST_BYTES = 256 * 2 ** 20

// SQLite cannot be interrupted here, so that nobody would hear on this thread that the main process is gone.
new Worker(new URL('end-with-parent.ts', import.meta.url)).unref()

const [, , file = ''] = process.argv
const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
database.exec(`PRAGMA hard_heap_limit = ${MOST_BYTES}; PRAGMA cache_size = -4000`)
const statements = new LRUCache<string, StatementSync>({ max: STATEMENTS_KEPT })

function prepared(sql: string): StatementSync {
  const known = statements.get(sql)
  if (known) return known
  const made = database.prepare(sql)
  statements.set(sql, made)
  return made
}

function outcomeOf({ sql, parameters }: Order): Outcome<object> {
  try {
    const [values = []] = unpack(parameters)
    return { rows: pack(allRows(prepared(sql), values)) }
  } catch (error) {
    const { message = '', errcode }: { message?: string; errcode?: unknown } = Object(error)
    return { error: { message, errcode: typeof errcode === 'number' ? errcode : undefined } }
  }
}

process.on('message', (order: Order) => process.send?.(outcomeOf(order)))
// Who started this may be gone before it is ready: nobody to tell.
process.send?.('ready', undefined, undefined, (error) => error && process.exit())
process.on('disconnect', () => process.exit())
// A signal to the whole group is the main process's to follow: it lets answers under way finish.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
// What ends by being killed keeps no compiled code by itself.
flushCompileCache()
