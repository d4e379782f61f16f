import { type RawBuilder, sql } from 'kysely'
import type { Connection, Database, Engine } from './database.ts'

/**
 * Equality of ASCII letters whatever their case, written so that a unique index made for it is used. Other letters are compared
 * as they are, in PostgreSQL too, whatever the language of the database: in Turkish the small letter of I is ı.
 */
export function equalsIgnoringCase(engine: Engine, column: string, value: string): RawBuilder<boolean> {
  return engine === 'sqlite' ? sql`${sql.ref(column)} = ${value} collate nocase` : sql`lower(${sql.ref(column)}) = lower(${value} COLLATE "C")`
}

/** The end of a select whose rows no other transaction may change until this one ends. SQLite has one writer anyway. */
export function rowLock(engine: Engine): RawBuilder<unknown> {
  return engine === 'postgres' ? sql`for update` : sql``
}

/** Ends statements of this transaction that take longer, waiting for locks included. SQLite's wait for nobody. */
export async function limitStatements(engine: Engine, connection: Connection, milliseconds: number): Promise<void> {
  if (engine === 'postgres') await sql`select set_config('statement_timeout', ${String(Math.ceil(milliseconds))}, true)`.execute(connection)
}

/** Renews what SQLite knows of its indexes and empties its write-ahead log. PostgreSQL does that by itself. */
export async function optimize({ engine, connection }: Database): Promise<void> {
  if (engine === 'postgres') return
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(connection)
  await sql`PRAGMA optimize`.execute(connection)
}

/** Rights of a database role that views and SQL of a superuser would have too, beyond the database itself (PostgreSQL's predefined roles). */
const serverRoles = ['pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program'] as const

/**
 * What the role that the process works as may do beyond its database: `superuser`, or read and write files of the database's machine and
 * start programs there. Nothing on SQLite, whose views reach the database alone.
 */
export async function excessRights({ engine, connection }: Pick<Database, 'engine' | 'connection'>): Promise<readonly string[]> {
  if (engine === 'sqlite') return []
  const isSuperuser = sql<{ readonly held: boolean }>`SELECT rolsuper AS held FROM pg_roles WHERE rolname = current_user`
  if ((await isSuperuser.execute(connection)).rows[0]?.held) return ['superuser']
  const roles = sql.join(serverRoles.map((role) => sql`${role}`))
  const held = sql<{ readonly role: string }>`SELECT rolname AS role FROM pg_roles WHERE rolname IN (${roles}) AND pg_has_role(oid, 'member')`
  return (await held.execute(connection)).rows.map(({ role }) => role)
}
