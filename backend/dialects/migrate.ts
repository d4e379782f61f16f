import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Connection, Database } from './database.ts'

const folder = new URL('../migrations/', import.meta.url)

/** Brings the tables that are no collections up to date: inert `.sql` files, each once, in the order of their names. */
export async function migrate(database: Database): Promise<void> {
  const directory = new URL(`${database.engine}/`, folder)
  await database.transaction(async (connection) => {
    await lockAgainstOthers(database, connection)
    await connection.schema
      .createTable('_migrations')
      .ifNotExists()
      .addColumn('file', 'text', (column) => column.primaryKey())
      .addColumn('applied', 'bigint', (column) => column.notNull())
      .execute()
    const applied = new Set((await connection.selectFrom('_migrations').select('file').execute()).map((row) => row.file))
    const missing = readdirSync(directory)
      .filter((file) => file.endsWith('.sql') && !applied.has(file))
      .sort()
    for (const file of missing) await apply(connection, { file, text: readFileSync(new URL(file, directory), 'utf8') })
  })
}

/** Statements are separated by a line that holds only `--;`, as functions hold semicolons of their own. */
async function apply(connection: Connection, { file, text }: { readonly file: string; readonly text: string }): Promise<void> {
  for (const statement of text.split(/^--;$/m)) await sql.raw(statement).execute(connection)
  await connection.insertInto('_migrations').values({ file, applied: Date.now() }).execute()
}

/** Two processes that start at once on one PostgreSQL migrate one after the other. */
async function lockAgainstOthers(database: Database, connection: Connection): Promise<void> {
  if (database.engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext('backend migrations'))`.execute(connection)
}
