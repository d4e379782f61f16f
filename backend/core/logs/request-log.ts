import { formatDate } from '../../tools/date.ts'
import { generateId } from '../../tools/id.ts'
import type { Core } from '../model/core.ts'
import { idOf, type StoredRecord } from '../model/record.ts'
import { type LogEntry, storeLogs } from './log.ts'

/** A request that has been answered. */
export interface AnsweredRequest {
  readonly method: string
  /** Without the query, which may hold tokens and what people look for. */
  readonly path: string
  readonly status: number
  readonly milliseconds: number
  readonly auth: StoredRecord | null
  /** "" where nobody got to know it. */
  readonly clientAddress: string
}

export interface RequestLog {
  add(request: AnsweredRequest): void
  /** Writes the rest and takes no more. */
  close(): Promise<void>
}

const FLUSH_MS = 3000
const FLUSH_COUNT = 200
/** More that wait for the database are dropped. */
const MOST_WAITING = 5000
const FAILED = 400

/** Writes requests into the log, some at a time, as far as the settings want them there (contract 10, `logs`). */
export function createRequestLog(core: Core): RequestLog {
  let waiting: LogEntry[] = []
  let isClosed = false
  const timer = setInterval(() => core.inBackground(flush), FLUSH_MS).unref()

  async function flush(): Promise<void> {
    const entries = waiting
    waiting = []
    if (entries.length > 0) await core.inTransaction((tx) => storeLogs(tx.connection, entries))
  }

  return {
    add(request) {
      const entry = entryOf(core, request)
      const { maxDays, minLevel } = core.settings.logs
      if (isClosed || maxDays === 0 || entry.level < minLevel || waiting.length >= MOST_WAITING) return
      waiting.push(entry)
      if (waiting.length === FLUSH_COUNT) core.inBackground(flush)
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      await flush()
    },
  }
}

/** Says who asked only as far as the settings allow. */
function entryOf(core: Core, { method, path, status, milliseconds, auth, clientAddress }: AnsweredRequest): LogEntry {
  const { logIP, logAuthId } = core.settings.logs
  const data = {
    type: 'request',
    method,
    url: path,
    status,
    execTime: milliseconds,
    auth: auth?.collection.name ?? '',
    ...(logAuthId && auth && { authId: idOf(auth) }),
    ...(logIP && clientAddress && { userIP: clientAddress }),
  }
  return { id: generateId(), created: formatDate(core.now()), data, message: `${method} ${path}`, level: status >= FAILED ? 8 : 0 }
}
