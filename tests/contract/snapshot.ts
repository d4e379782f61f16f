import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

/** Where a backend keeps its data. */
export interface Place {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
}

export interface Snapshot {
  /** A place as it was when it was first filled. Whoever works on it must have closed it before. */
  restore(): Promise<Place>
  remove(): Promise<void>
}

export interface SnapshotOptions {
  /** A PostgreSQL database; a schema of its own is made in it. */
  readonly databaseUrl?: string | undefined
  fill(place: Place): Promise<void>
}

/** A place that can be had again and again as it was: of SQLite by a copy, of PostgreSQL by filling an empty schema. */
export async function createSnapshot({ databaseUrl, fill }: SnapshotOptions): Promise<Snapshot> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  const template = { dataDir: join(folder, 'template') }
  const dataDir = join(folder, 'current')
  const schema = databaseUrl ? testSchema(databaseUrl) : undefined
  if (!schema) await fill(template)
  return {
    async restore() {
      rmSync(dataDir, { recursive: true, force: true })
      if (!schema) {
        cpSync(template.dataDir, dataDir, { recursive: true })
        return { dataDir }
      }
      await schema.clear()
      const place = { dataDir, databaseUrl: schema.url }
      await fill(place)
      return place
    },
    async remove() {
      rmSync(folder, { recursive: true, force: true })
      await schema?.drop()
    },
  }
}

/** A schema that commits without waiting for the disk: what is asked here is not whether it would survive a power cut. */
function testSchema(databaseUrl: string) {
  const name = `conformance_${process.pid}`
  const url = new URL(databaseUrl)
  url.searchParams.set('options', `-c search_path=${name} -c synchronous_commit=off`)
  const drop = `DROP SCHEMA IF EXISTS "${name}" CASCADE`
  return {
    url: url.href,
    clear: () => run(databaseUrl, `SET synchronous_commit = off; SET client_min_messages = error; ${drop}; CREATE SCHEMA "${name}"`),
    drop: () => run(databaseUrl, `SET client_min_messages = error; ${drop}`),
  }
}

async function run(databaseUrl: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statements).finally(() => client.end())
}
