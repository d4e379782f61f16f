import { Kysely, PostgresDialect } from 'kysely'
import { DatabaseError, Pool, types } from 'pg'
import type { Database, UniqueViolation } from './database.ts'
import { postgresNotices } from './notices.ts'
import type { SystemTables } from './system-tables.ts'

const CONNECT_TIMEOUT_MS = 10_000
const INT8 = 20
const NUMERIC = 1700

/** Counts and rounded numbers arrive as text by default; here both fit a double. */
const parsers: ReadonlyMap<number, (text: string) => number> = new Map([
  [INT8, Number],
  [NUMERIC, Number],
])

/** Opens a pool. `url` is `postgres://…`; a lost server gives errors until it is back, then works again by itself. */
export function openPostgres(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser: (id, format) => parsers.get(id) ?? types.getTypeParser(id, format) },
  })
  // Without listeners a server that goes away between two statements would end the process.
  pool.on('error', onIdleError)
  pool.on('connect', (client) => client.on('error', onIdleError))
  // Compiling a statement to machine code takes seconds where a list takes milliseconds.
  pool.on('connect', (client) => void client.query('SET jit = off').catch(onIdleError))
  const connection = new Kysely<SystemTables>({ dialect: new PostgresDialect({ pool }) })
  const notices = postgresNotices(url, onIdleError)
  return {
    engine: 'postgres',
    connection,
    notices,
    transaction: (work) => connection.transaction().execute(work),
    async close() {
      await notices.close()
      await connection.destroy()
    },
  }
}

const UNIQUE_VIOLATION = '23505'

/** Reads `Key (email)=(a@b.c) already exists.` */
export function postgresUniqueViolation(error: unknown): UniqueViolation | undefined {
  if (!(error instanceof DatabaseError) || error.code !== UNIQUE_VIOLATION) return undefined
  const columns = /^Key \((.+?)\)=/.exec(error.detail ?? '')?.[1] ?? ''
  return { columns: columns.split(', ').map((column) => column.replaceAll('"', '')) }
}
