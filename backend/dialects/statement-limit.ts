import { sql } from 'kysely'
import type { Connection, Engine } from './database.ts'

/** Ends statements of this transaction that take longer, waiting for locks included. SQLite's wait for nobody. */
export async function limitStatements(engine: Engine, connection: Connection, milliseconds: number): Promise<void> {
  if (engine === 'postgres') await sql`select set_config('statement_timeout', ${String(Math.ceil(milliseconds))}, true)`.execute(connection)
}
