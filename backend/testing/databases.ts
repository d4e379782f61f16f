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

export interface TestEngine {
  readonly engine: Engine
  open(): Promise<TestDatabase>
}

// biome-ignore lint/style/noProcessEnv: a test's own variable, documented in docs/operating.md
const postgresUrl = process.env.DATABASE_URL_TEST || 'postgres://postgres@127.0.0.1:5432/test'

/** What a test stores need not outlive a power cut. */
const HASTY = '-c synchronous_commit=off'

async function openSqliteTest(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'backend-test-'))
  const database = openSqlite(join(folder, 'data.db'))
  return {
    database,
    async close() {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Each test gets a schema of its own, so that many can run at once on one server. */
async function openPostgresTest(): Promise<TestDatabase> {
  const schema = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await onServer((client) => client.query(`CREATE SCHEMA "${schema}"`))
  const url = new URL(postgresUrl)
  url.searchParams.set('options', `-c search_path=${schema} ${HASTY}`)
  const database = openPostgres(url.href, () => undefined)
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

/** SQLite always; PostgreSQL when a server answers at `DATABASE_URL_TEST`, else at 127.0.0.1:5432; not with `none`. */
export const testDatabases: readonly TestEngine[] = [
  { engine: 'sqlite', open: openSqliteTest },
  ...((await answers()) ? [{ engine: 'postgres' as const, open: openPostgresTest }] : []),
]
