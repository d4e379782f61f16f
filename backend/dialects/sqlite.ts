import { existsSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { openSqlConsole } from './console/sql-console.ts'
import type { Connection, Database, SystemTables, UniqueViolation } from './database.ts'
import { openAsking } from './queries/ask.ts'
import { createTurns } from './queries/turns.ts'
import { toSqlite } from './readers/packed.ts'
import { readerDialect } from './readers/reader-dialect.ts'
import { allRows } from './readers/rows.ts'
import { openSnapshots } from './snapshots.ts'

const STATEMENTS_KEPT = 500
const BUSY_TIMEOUT_MS = 10_000

/** Durable at each commit: with WAL alone a power cut could take acknowledged writes. */
const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'temp_store = MEMORY', 'cache_size = -32000']

/** Each may keep one core busy, and has a process of its own. */
const READERS = 4

export interface SqliteOptions {
  /** How long what a request asks may take. */
  readonly queryMilliseconds: number
}

/**
 * Opens one file with two connections: one that writes, one transaction at a time, and one that reads what is committed
 * without waiting for it. What may take long is read in processes of their own, as SQLite cannot be interrupted in this one.
 */
export function openSqlite(file: string, { queryMilliseconds }: SqliteOptions): Database {
  const writer = openConnection(file)
  const reader = openConnection(file)
  const readers = new Kysely<SystemTables>({ dialect: readerDialect(file) })
  const whileWriting = <T>(work: () => Promise<T>) => writer.connection().execute(work)
  return {
    engine: 'sqlite',
    connection: reader,
    asking: openAsking({ connections: readers, turns: createTurns({ places: READERS }), milliseconds: queryMilliseconds, isTimeout: () => false }),
    async isAlive() {
      // SQLite works on with a file that is in no folder any more.
      if (!existsSync(file)) throw new Error('The database file is gone.')
      await sql`SELECT 1 FROM "sqlite_schema" LIMIT 1`.execute(reader)
    },
    transaction: (work) => writer.connection().execute((connection) => inTransaction(connection, work)),
    console: openSqlConsole(file, whileWriting),
    snapshots: openSnapshots({
      file,
      whileWriting,
      whileLocked: (work) => writer.connection().execute((connection) => inTransaction(connection, work)),
    }),
    async close() {
      await readers.destroy()
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
    return allRows(this.#statement, parameters)
  }

  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    return this.#statement.run(...parameters.map(toSqlite))
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...parameters.map(toSqlite))
  }
}

/** Reads "UNIQUE constraint failed: users.email, users.name". */
export function sqliteUniqueViolation(error: unknown): UniqueViolation | undefined {
  if (!(error instanceof Error)) return undefined
  const columns = /^UNIQUE constraint failed: (.+)$/.exec(error.message)?.[1]
  if (columns === undefined) return undefined
  return { columns: columns.split(', ').map((column) => column.slice(column.indexOf('.') + 1)) }
}
