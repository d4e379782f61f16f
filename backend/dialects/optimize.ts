import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Renews what SQLite knows of its indexes and empties its write-ahead log. PostgreSQL does that by itself. */
export async function optimize({ engine, connection }: Database): Promise<void> {
  if (engine === 'postgres') return
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(connection)
  await sql`PRAGMA optimize`.execute(connection)
}
