import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { openSqlConsole } from './console/sql-console.ts'
import type { Connection, Database, UniqueViolation } from './database.ts'
import { openSnapshots } from './snapshots.ts'
import type { SystemTables } from './system-tables.ts'

const STATEMENTS_KEPT = 500
const BUSY_TIMEOUT_MS = 10_000

/** Durable at each commit: with WAL alone a power cut could take acknowledged writes. */
const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'temp_store = MEMORY', 'cache_size = -32000']

/**
 * Opens one file with two connections: one that writes, one transaction at a time, and one that reads what is committed
 * without waiting for it.
 */
export function openSqlite(file: string): Database {
  const writer = openConnection(file)
  const reader = openConnection(file)
  const whileWriting = <T>(work: () => Promise<T>) => writer.connection().execute(work)
  return {
    engine: 'sqlite',
    connection: reader,
    transaction: (work) => writer.connection().execute((connection) => inTransaction(connection, work)),
    console: openSqlConsole(file, whileWriting),
    snapshots: openSnapshots({
      file,
      whileWriting,
      whileLocked: (work) => writer.connection().execute((connection) => inTransaction(connection, work)),
    }),
    async close() {
      await reader.destroy()
      await writer.destroy()
    },
  }
}

/** IMMEDIATE: whoever will write waits for others at once, instead of failing when it has read and then writes. */
async function inTransaction<T>(connection: Connection, work: (connection: Connection) => Promise<T>): Promise<T> {
  await sql`BEGIN IMMEDIATE`.execute(connection)
  try {
    const result = await work(connection)
    await sql`COMMIT`.execute(connection)
    return result
  } catch (error) {
    // After a full disk SQLite has rolled back by itself, and refuses to do it twice: the first error is the one to tell.
    await sql`ROLLBACK`.execute(connection).catch(() => undefined)
    throw error
  }
}

function openConnection(file: string): Connection {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  for (const pragma of pragmas) database.exec(`PRAGMA ${pragma}`)
  const statements = new LRUCache<string, CachedStatement>({ max: STATEMENTS_KEPT })
  const prepare = (sql: string): CachedStatement => {
    const known = statements.get(sql)
    if (known) return known
    const made = new CachedStatement(database.prepare(sql))
    statements.set(sql, made)
    return made
  }
  const kysely = new Kysely<SystemTables>({ dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }) })
  // Kysely closes only what it has used.
  void kysely.connection().execute(async () => undefined)
  return kysely
}

/** What kysely asks of a statement, over node's own. */
class CachedStatement {
  readonly reader: boolean
  readonly #statement: StatementSync

  constructor(statement: StatementSync) {
    this.#statement = statement
    this.reader = statement.columns().length > 0
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...parameters.map(toSqlite))
  }

  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    return this.#statement.run(...parameters.map(toSqlite))
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...parameters.map(toSqlite))
  }
}

function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot hold a ${typeof value}`)
}

/** Reads "UNIQUE constraint failed: users.email, users.name". */
export function sqliteUniqueViolation(error: unknown): UniqueViolation | undefined {
  if (!(error instanceof Error)) return undefined
  const columns = /^UNIQUE constraint failed: (.+)$/.exec(error.message)?.[1]
  if (columns === undefined) return undefined
  return { columns: columns.split(', ').map((column) => column.slice(column.indexOf('.') + 1)) }
}
