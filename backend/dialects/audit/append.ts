import { sql } from 'kysely'
import type { Connection, Database, Engine } from '../database.ts'
import { type AuditEntry, type AuditRow, auditColumns, auditValues, type ChainEnd, chained, NO_ROWS } from './chain.ts'

const table = sql.table('_audit')
const columns = sql.join(auditColumns.map((name) => sql.ref(name)))
/** SQLite takes 32,766 parameters in one statement. */
const ROWS_AT_ONCE = 500

/**
 * Adds entries to the end of the log's chain. To be the last that a transaction does: on PostgreSQL other operators wait from here until
 * it ends, in whichever process, and whoever holds the lock waits for nobody any more.
 */
export async function appendAudit({ engine }: Pick<Database, 'engine'>, connection: Connection, entries: readonly AuditEntry[]): Promise<void> {
  await waitForOthers(engine, connection)
  const rows = chained(entries, await endOfAudit(connection))
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await insert(connection, rows.slice(at, at + ROWS_AT_ONCE))
}

/** Each schema has a log of its own. SQLite has one writer anyway. */
async function waitForOthers(engine: Engine, connection: Connection): Promise<void> {
  if (engine === 'postgres') await sql`SELECT pg_advisory_xact_lock(hashtext('backend audit ' || current_schema()))`.execute(connection)
}

/** The last row of the log. */
export async function endOfAudit(connection: Connection): Promise<ChainEnd> {
  const { rows } = await sql<ChainEnd>`SELECT ${sql.ref('seq')}, ${sql.ref('hash')} FROM ${table} ORDER BY ${sql.ref('seq')} DESC LIMIT 1`.execute(
    connection,
  )
  return rows[0] ?? NO_ROWS
}

async function insert(connection: Connection, rows: readonly AuditRow[]): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(auditValues(row))})`)
  await sql`INSERT INTO ${table} (${columns}) VALUES ${sql.join(values)}`.execute(connection)
}

/** Rows behind a place in the chain, the oldest first. */
export async function auditAfter(connection: Connection, seq: number, limit: number): Promise<readonly AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    SELECT ${columns} FROM ${table} WHERE ${sql.ref('seq')} > ${seq} ORDER BY ${sql.ref('seq')} LIMIT ${limit}`.execute(connection)
  return rows
}
