import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { everyDatabase, HASTY, postgresUrl } from '../../backend/testing/databases.ts'
import { isWhole } from '../support/extent.ts'

/** Where one test's backend keeps its data, on one engine, as environment variables. */
export interface TestPlace {
  readonly env: Readonly<Record<string, string>>
  remove(): Promise<void>
}

export interface PlaceKind {
  readonly engine: 'sqlite' | 'postgres'
  make(): Promise<TestPlace>
}

async function makeSqlite(): Promise<TestPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'backend-place-'))
  return { env: { DATA_DIR: folder, DATABASE_URL: '' }, remove: async () => rmSync(folder, { recursive: true, force: true }) }
}

async function makePostgres(): Promise<TestPlace> {
  const files = await makeSqlite()
  const schema = `place_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const url = new URL(postgresUrl)
  url.searchParams.set('options', `-c search_path=${schema} ${HASTY}`)
  await query(`CREATE SCHEMA "${schema}"`)
  return {
    env: { ...files.env, DATABASE_URL: url.href },
    async remove() {
      await query(`DROP SCHEMA "${schema}" CASCADE`)
      await files.remove()
    },
  }
}

async function query(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const hasPostgres = everyDatabase.some(({ engine }) => engine === 'postgres')
if (!hasPostgres) console.log('No PostgreSQL (DATABASE_URL_TEST, else 127.0.0.1:5432): its half of the contract tests is left out.')

/** A place on each engine that can be had. */
export const places: readonly PlaceKind[] = [
  { engine: 'sqlite', make: makeSqlite },
  ...(hasPostgres ? [{ engine: 'postgres' as const, make: makePostgres }] : []),
]

/** For what stands above the dialects (mails, files, commands, sign-in): the embedded database between two commits, every one with `npm run test:all`. */
export const placesAboveDialects: readonly PlaceKind[] = isWhole ? places : places.slice(0, 1)
