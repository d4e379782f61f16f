import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { AuditEntry } from '../audit/chain.ts'

/** What SQL gave (contract 12): cells are text or null. */
export interface SqlResult {
  /** Milliseconds. */
  readonly execTime: number
  readonly affectedRows: number
  readonly columns: readonly { readonly name: string; readonly type: string; readonly nullable: boolean }[]
  readonly rows: readonly (readonly (string | null)[])[]
}

/** Runs SQL as it was typed. */
export interface SqlConsole {
  /** Whether such a query may change something. */
  changes(query: string): boolean
  /** What changes something runs in one transaction; the rest may change nothing. `entry` is added to the operators' log with a change. Rejects with SQLite's own words. */
  run(query: string, entry?: AuditEntry): Promise<SqlResult>
}

const script = fileURLToPath(new URL('run-query.ts', import.meta.url))
const MOST_MS = 30_000
const MOST_BYTES = 64 * 2 ** 20

const outcome = z.union([
  z.object({
    execTime: z.number(),
    affectedRows: z.number(),
    columns: z.array(z.object({ name: z.string(), type: z.string(), nullable: z.boolean() })),
    rows: z.array(z.array(z.string().nullable())),
  }),
  z.object({ error: z.string() }),
])

/** Text that begins with one of these changes something (contract 12). */
const CHANGING = /^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)*(?:insert|create|update|delete|drop|detach|alter|replace)\b/i

/**
 * A console over one SQLite file. Each query has a process of its own, which is ended when it takes too long: SQLite works on
 * until it is done, and would keep everybody waiting in ours. `whileWriting` keeps our own writers from waiting for it too.
 */
export function openSqlConsole(file: string, whileWriting: <T>(work: () => Promise<T>) => Promise<T>): SqlConsole {
  return {
    changes: (query) => CHANGING.test(query),
    run(query, entry) {
      if (!CHANGING.test(query)) return runApart({ file, query, changes: false })
      return whileWriting(() => runApart({ file, query, changes: true, entry }))
    },
  }
}

/** What the process is told on its standard input. */
export interface QueryOrder {
  readonly file: string
  readonly query: string
  readonly changes: boolean
  /** For the operators' log. */
  readonly entry?: AuditEntry | undefined
}

function runApart(order: QueryOrder): Promise<SqlResult> {
  return new Promise((done, fail) => {
    const options = { timeout: MOST_MS, maxBuffer: MOST_BYTES, killSignal: 'SIGKILL', env: {} } as const
    const child = execFile(process.execPath, ['--disable-warning=ExperimentalWarning', script], options, (error, stdout) => {
      if (error) return fail(new Error(error.killed ? 'interrupted: the query took too long or gave too much' : 'the query ended its process'))
      const read = outcome.parse(JSON.parse(stdout))
      if ('error' in read) fail(new Error(read.error))
      else done(read)
    })
    // A process that died at once has closed its input: the callback above tells of it.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(JSON.stringify(order))
  })
}
