import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Database, Engine } from '../dialects/database.ts'
import { openPostgres } from '../dialects/postgres.ts'
import { openSqlite } from '../dialects/sqlite.ts'

export interface TestDatabase {
  readonly database: Database
  /** Closes it and removes what it stored. */
  close(): Promise<void>
}

/** Long enough for any query of a test, unless it says otherwise. */
interface TestOptions {
  readonly queryMilliseconds: number
}

const patient: TestOptions = { queryMilliseconds: 60_000 }

export interface TestEngine {
  readonly engine: Engine
  open(options?: TestOptions): Promise<TestDatabase>
}

// biome-ignore lint/style/noProcessEnv: a test's own variable, documented in docs/operating.md
export const postgresUrl = process.env.DATABASE_URL_TEST || 'postgres://postgres@127.0.0.1:5432/test'

/** What a test stores need not outlive a power cut. */
export const HASTY = '-c synchronous_commit=off'

async function openSqliteTest(options = patient): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'backend-test-'))
  const database = openSqlite(join(folder, 'data.db'), options)
  return {
    database,
    async close() {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Each test gets a schema of its own, so that many can run at once on one server. */
async function openPostgresTest(options = patient): Promise<TestDatabase> {
  const schema = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await onServer((client) => client.query(`CREATE SCHEMA "${schema}"`))
  const url = new URL(postgresUrl)
  url.searchParams.set('options', `-c search_path=${schema} ${HASTY}`)
  const database = openPostgres(url.href, { onIdleError: () => undefined, ...options })
  return {
    database,
    async close() {
      await database.close()
      await onServer((client) => client.query(`DROP SCHEMA "${schema}" CASCADE`))
    },
  }
}

async function onServer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: postgresUrl, options: HASTY })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function answers(): Promise<boolean> {
  return postgresUrl !== 'none' && onServer(() => Promise.resolve(true)).catch(() => false)
}

const embedded: TestEngine = { engine: 'sqlite', open: openSqliteTest }

/**
 * For what an engine can do otherwise: queries, dialects, tables and their changes, transactions, the order of events. SQLite always;
 * PostgreSQL when a server answers at `DATABASE_URL_TEST`, else at 127.0.0.1:5432; not with `none`.
 */
export const everyDatabase: readonly TestEngine[] = [
  embedded,
  ...((await answers()) ? [{ engine: 'postgres' as const, open: openPostgresTest }] : []),
]

/**
 * For what stands above the dialects: what an endpoint answers follows from its code and these, whatever the engine. The embedded one; with
 * `TEST_EXTENT=all` (`npm run test:all`) every one. The public contract runs on both in either case (`tests/contract`).
 */
// biome-ignore lint/style/noProcessEnv: a test's own variable, documented in docs/operating.md
export const testDatabases: readonly TestEngine[] = process.env.TEST_EXTENT === 'all' ? everyDatabase : [embedded]
