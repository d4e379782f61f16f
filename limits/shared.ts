import { scryptSync } from 'node:crypto'
import { Pool, type QueryConfig, type QueryResult } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { inLots } from './in-lots.ts'
import { type Limits, type LimitsOptions, withHiddenKeys, wrapLimiter } from './limiter.ts'

/** Made by the backend's migrations. */
const TABLE = '_limits'
/** Of their own: when the others wait for long statements, counting goes on. */
const CONNECTIONS = 4
/** So long a request waits for its count at most; then it is counted in memory. */
const PATIENCE_MS = 1000
/** So long nobody waits for a database that has just failed. */
const REST_MS = 3000
const CLEANING_MS = 60_000
const SECRET_BYTES = 32
/** A limit of so many points is taken from the database in a hundred lots, as one write for each request would cost more than many requests do. */
const LOTS = 100

export interface SharedLimitsOptions extends LimitsOptions {
  /** Told when the database fails: until it is back each process counts in its memory. */
  readonly onError: (error: Error) => void
}

/**
 * Counts in PostgreSQL, for all processes that work on this database. Rows are deleted within a minute of the end of their
 * window; their keys are HMACs whose secret is made of the database's password, which the database itself does not hold.
 * @param url `postgres://…`
 */
export function sharedLimits(url: string, { onClosed, onError }: SharedLimitsOptions): Limits {
  const pool = openPool(url, onError)
  const storeClient = withRests(pool, onError)
  const secret = scryptSync(decodeURIComponent(new URL(url).password), TABLE, SECRET_BYTES)
  const cleaning = setInterval(() => {
    pool.query(`DELETE FROM "${TABLE}" WHERE "expire" < $1`, [Date.now()]).catch(onError)
  }, CLEANING_MS).unref()
  return {
    limiter({ name, points, seconds }) {
      const rule = { points, duration: seconds }
      const limiter = new RateLimiterPostgres({
        ...rule,
        storeClient,
        storeType: 'pool',
        tableName: TABLE,
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: '',
        insuranceLimiter: new RateLimiterMemory(rule),
      })
      const shared = wrapLimiter(limiter, { name, onClosed })
      const lot = Math.floor(points / LOTS)
      return withHiddenKeys(lot > 1 ? inLots(shared, lot) : shared, { name, secret })
    },
    tell: (name) => onClosed?.(name),
    async close() {
      clearInterval(cleaning)
      await pool.end()
    },
  }
}

/** Requests that need no database, such as the public API's, are not to wait for a lost one again and again. */
function withRests(pool: Pool, onError: (error: Error) => void) {
  let restsUntil = 0
  return {
    async query(statement: QueryConfig): Promise<QueryResult> {
      if (Date.now() < restsUntil) throw new Error('The database has just failed.')
      return pool.query(statement).catch((error: Error) => {
        restsUntil = Date.now() + REST_MS
        onError(error)
        throw error
      })
    },
  }
}

function openPool(url: string, onError: (error: Error) => void): Pool {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS })
  // Without listeners a server that goes away between two statements would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
