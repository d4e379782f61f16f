import { Client } from 'pg'
import { postgresUrl } from '../../backend/testing/databases.ts'

export interface SharedDatabase {
  readonly url: string
  /** The numbers that a query of one column gives. */
  numbers(statement: string): Promise<number[]>
  remove(): Promise<void>
}

/** A schema of its own on the tests' PostgreSQL, for several sites. */
export async function makeSharedDatabase(): Promise<SharedDatabase> {
  const schema = `machines_${process.pid}`
  const url = new URL(postgresUrl)
  url.searchParams.set('options', `-c search_path=${schema}`)
  const query = async (at: string, statement: string) => {
    const client = new Client({ connectionString: at })
    await client.connect()
    return client.query<Record<string, unknown>>(statement).finally(() => client.end())
  }
  await query(postgresUrl, `CREATE SCHEMA "${schema}"`)
  return {
    url: url.href,
    numbers: async (statement) => (await query(url.href, statement)).rows.map((row) => Number(Object.values(row)[0])),
    remove: async () => void (await query(postgresUrl, `DROP SCHEMA "${schema}" CASCADE`)),
  }
}
