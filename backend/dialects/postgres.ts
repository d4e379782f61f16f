import { Kysely, PostgresDialect } from 'kysely'
import { Client, DatabaseError, Pool, type PoolConfig, types } from 'pg'
import type { Database, SystemTables, UniqueViolation } from './database.ts'
import { postgresNotices } from './notices.ts'
import { openAsking } from './queries/ask.ts'
import { createTurns } from './queries/turns.ts'

const CONNECT_TIMEOUT_MS = 10_000
const INT8 = 20
const NUMERIC = 1700

/** Counts and rounded numbers arrive as text by default; here both fit a double. */
const parsers: ReadonlyMap<number, (text: string) => number> = new Map([
  [INT8, Number],
  [NUMERIC, Number],
])

/** Connections for what requests ask, beside those for everything else: a slow query takes nothing away from the rest. */
const QUERY_CONNECTIONS = 6
/** Who asks whether the database answers does not wait for long. */
const ALIVE_TIMEOUT_MS = 2000
const QUERY_CANCELLED = '57014'

export interface PostgresOptions {
  /** A connection broke between two statements. */
  readonly onIdleError: (error: Error) => void
  /** How long what a request asks may take. */
  readonly queryMilliseconds: number
}

/** Opens pools. `url` is `postgres://…`; a lost server gives errors until it is back, then works again by itself. */
export function openPostgres(url: string, { onIdleError, queryMilliseconds }: PostgresOptions): Database {
  const open = (config: PoolConfig, settings?: string) => openPool({ connectionString: url, ...config }, { settings, onIdleError })
  const connection = kyselyOn(open({}, JIT_OFF))
  // Should this process be gone, the server itself ends what nobody waits for.
  const limits = `SET statement_timeout = ${Math.ceil(queryMilliseconds)}; SET default_transaction_read_only = on`
  const queries = kyselyOn(open({ max: QUERY_CONNECTIONS }, `${JIT_OFF}; ${limits}`))
  const alive = open({ max: 1, connectionTimeoutMillis: ALIVE_TIMEOUT_MS, query_timeout: ALIVE_TIMEOUT_MS })
  const notices = postgresNotices(url, onIdleError)
  return {
    engine: 'postgres',
    connection,
    asking: openAsking({
      connections: queries,
      turns: createTurns({ places: QUERY_CONNECTIONS }),
      milliseconds: queryMilliseconds,
      isTimeout: (error) => error instanceof DatabaseError && error.code === QUERY_CANCELLED,
    }),
    async isAlive() {
      await alive.query('SELECT 1')
    },
    notices,
    transaction: (work) => connection.transaction().execute(work),
    async close() {
      await notices.close()
      await Promise.all([connection.destroy(), queries.destroy(), alive.end()])
    },
  }
}

/** Compiling a statement to machine code takes seconds where a list takes milliseconds. */
const JIT_OFF = 'SET jit = off'

function openPool(
  config: PoolConfig,
  { settings, onIdleError }: Pick<PostgresOptions, 'onIdleError'> & { readonly settings: string | undefined },
): Pool {
  const getTypeParser: typeof types.getTypeParser = (id, format) => parsers.get(id) ?? types.getTypeParser(id, format)
  const pool = new Pool({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, types: { getTypeParser }, ...config })
  // Without listeners a server that goes away between two statements would end the process.
  pool.on('error', onIdleError)
  pool.on('connect', (client) => client.on('error', onIdleError))
  if (settings) pool.on('connect', (client) => void client.query(settings).catch(onIdleError))
  return pool
}

function kyselyOn(pool: Pool): Kysely<SystemTables> {
  return new Kysely<SystemTables>({ dialect: new PostgresDialect({ pool, controlClient: Client }) })
}

const UNIQUE_VIOLATION = '23505'

/** Reads `Key (email)=(a@b.c) already exists.` */
export function postgresUniqueViolation(error: unknown): UniqueViolation | undefined {
  if (!(error instanceof DatabaseError) || error.code !== UNIQUE_VIOLATION) return undefined
  const columns = /^Key \((.+?)\)=/.exec(error.detail ?? '')?.[1] ?? ''
  return { columns: columns.split(', ').map((column) => column.replaceAll('"', '')) }
}
