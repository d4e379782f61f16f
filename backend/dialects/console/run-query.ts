/** Runs one order of the SQL console and prints what it gave: the program of a process of its own. */
import { constants, DatabaseSync, type StatementSync } from 'node:sqlite'
import { json } from 'node:stream/consumers'
import { splitTokens, sqlTokens } from '../../tools/sql/tokens.ts'
import { type AuditEntry, auditColumns, auditValues, chained, NO_ROWS } from '../audit/chain.ts'
import { AFTER_ANY_SQL, WRITES_NOTED } from '../schema/sqlite-noted-writes.ts'
import type { QueryOrder, SqlResult } from './sql-console.ts'

const MOST_ROWS = 1000
const BUSY_TIMEOUT_MS = 10_000
const { SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE, SQLITE_DROP_TABLE, SQLITE_ALTER_TABLE, SQLITE_CREATE_INDEX } = constants
const { SQLITE_CREATE_TRIGGER, SQLITE_CREATE_TEMP_TRIGGER, SQLITE_DROP_TRIGGER } = constants
const { SQLITE_OK, SQLITE_DENY, SQLITE_ATTACH, SQLITE_DETACH, SQLITE_TRANSACTION, SQLITE_SAVEPOINT, SQLITE_PRAGMA } = constants

/** Other files are none of the console's business, and the transaction is ours to end. */
const denied: ReadonlySet<number> = new Set([SQLITE_ATTACH, SQLITE_DETACH, SQLITE_TRANSACTION, SQLITE_SAVEPOINT])
/** Pragmas whose argument is what they tell of; an argument of others changes how the database works. */
const telling = /^(?:table_x?info|table_list|index_x?info|index_list|foreign_key_(?:list|check)|integrity_check|quick_check)$/

/** Actions whose first argument is the table that changes, and those whose second one is. */
const changesFirst: ReadonlySet<number> = new Set([SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE, SQLITE_DROP_TABLE])
const changesSecond: ReadonlySet<number> = new Set([
  ...[SQLITE_ALTER_TABLE, SQLITE_CREATE_INDEX, SQLITE_CREATE_TRIGGER, SQLITE_CREATE_TEMP_TRIGGER, SQLITE_DROP_TRIGGER],
])

/** The operators' log is read here, never written. */
function changesAudit(action: number, name: string | null, argument: string | null): boolean {
  const table = changesFirst.has(action) ? name : changesSecond.has(action) ? argument : undefined
  return table?.toLowerCase() === '_audit'
}

function authorize(action: number, name: string | null, argument: string | null): number {
  const changesMode = action === SQLITE_PRAGMA && argument !== null && !telling.test(name ?? '')
  return denied.has(action) || changesMode || changesAudit(action, name, argument) ? SQLITE_DENY : SQLITE_OK
}

type Outcome = Omit<SqlResult, 'execTime'>

function run({ file, query, changes, entry }: QueryOrder): SqlResult {
  const began = performance.now()
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readOnly: !changes })
  try {
    const outcome = changes ? change(database, { query, entry }) : read(database, query)
    return { execTime: performance.now() - began, ...outcome }
  } finally {
    database.close()
  }
}

function change(database: DatabaseSync, { query, entry }: Pick<QueryOrder, 'query' | 'entry'>): Outcome {
  database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; BEGIN IMMEDIATE')
  const before = rowsChanged(database)
  database.setAuthorizer(authorize)
  try {
    database.exec(query)
  } finally {
    database.setAuthorizer(null)
  }
  const affectedRows = rowsChanged(database) - before
  database.exec(AFTER_ANY_SQL)
  if (entry) note(database, entry, affectedRows)
  database.exec('COMMIT')
  return { affectedRows, columns: [], rows: [] }
}

/** Adds the entry to the operators' log, with the number of rows. */
function note(database: DatabaseSync, entry: AuditEntry, rows: number): void {
  const changes: unknown = JSON.parse(entry.changes)
  const counted = { ...entry, changes: JSON.stringify([changes, { name: 'rows', after: rows }].flat()) }
  const last = database.prepare('SELECT "seq", "hash" FROM "_audit" ORDER BY "seq" DESC LIMIT 1').get()
  const end = last ? { seq: Number(last.seq), hash: String(last.hash) } : NO_ROWS
  for (const row of chained([counted], end)) {
    const names = auditColumns.map((name) => `"${name}"`)
    const insert = database.prepare(`INSERT INTO "_audit" (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
    insert.run(...auditValues(row))
  }
}

/** Without those that noting them has changed. */
function rowsChanged(database: DatabaseSync): number {
  return totalOf(database, 'SELECT total_changes() AS total') - totalOf(database, WRITES_NOTED)
}

function totalOf(database: DatabaseSync, query: string): number {
  return Number(database.prepare(query).get()?.total)
}

/** All statements run, the last one is shown. */
function read(database: DatabaseSync, query: string): Outcome {
  database.setAuthorizer(authorize)
  let shown: Outcome = { affectedRows: 0, columns: [], rows: [] }
  for (const statement of statementsOf(query)) shown = readOne(database.prepare(statement))
  return shown
}

/** A text that cannot be cut is left to SQLite, which says why. */
function statementsOf(query: string): readonly string[] {
  const tokens = sqlTokens(query)
  if (!tokens) return [query]
  let end = 0
  return splitTokens(tokens, ';').flatMap((part) => {
    const size = part.reduce((sum, { length }) => sum + length, 0)
    const text = query.slice(end, end + size)
    end += size + 1
    return part.some(({ kind }) => kind !== 'space') ? [text] : []
  })
}

function readOne(statement: StatementSync): Outcome {
  statement.setReadBigInts(true)
  statement.setReturnArrays(true)
  const columns = statement.columns().map(({ name, type }) => ({ name, type: (type ?? '').toUpperCase(), nullable: true }))
  const rows: (string | null)[][] = []
  for (const row of statement.iterate()) {
    rows.push(Object.values(row).map(cell))
    if (rows.length === MOST_ROWS) break
  }
  return { affectedRows: 0, columns, rows }
}

function cell(value: unknown): string | null {
  if (value === null) return null
  return value instanceof Uint8Array ? new TextDecoder().decode(value) : String(value)
}

/** As Go's driver words it: `SQL logic error: near "x": syntax error (1)`. */
function wordsOf(error: unknown): string {
  const { message = '', errstr, errcode }: { message?: string; errstr?: unknown; errcode?: unknown } = Object(error)
  return typeof errstr === 'string' ? `${errstr}: ${message} (${String(errcode)})` : message
}

function outcome(order: QueryOrder): SqlResult | { readonly error: string } {
  try {
    return run(order)
  } catch (error) {
    return { error: wordsOf(error) }
  }
}

const order = await json(process.stdin)
process.stdout.write(JSON.stringify(outcome(Object(order))))
