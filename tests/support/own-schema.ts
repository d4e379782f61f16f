import { Client } from 'pg'

export interface OwnSchema {
  /** The database, in a schema that nobody else uses. */
  readonly url: string
  remove(): Promise<void>
}

/** A schema of a test's own in a database of PostgreSQL: many can run at once on one server. */
export async function makeSchema(database: string): Promise<OwnSchema> {
  const name = `own_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const url = new URL(database)
  url.searchParams.set('options', `-c search_path=${name} -c synchronous_commit=off`)
  await run(database, `CREATE SCHEMA "${name}"`)
  return { url: url.href, remove: () => run(database, `DROP SCHEMA "${name}" CASCADE`) }
}

async function run(database: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: database })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
