import type { Kysely } from 'kysely'
import type { SqlConsole } from './console/sql-console.ts'
import type { Ask, Asker } from './queries/ask.ts'
import type { Snapshots } from './snapshots.ts'

/** Kinds of columns that both engines have. `json` is JSON text: it keeps the order of keys and can be indexed. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'json'

export interface Column {
  readonly kind: ColumnKind
  /** Columns are never null but those of json fields. */
  readonly default: string | number | boolean | null
}

/** The tables that are no collections. JSON columns hold text on both engines. */
export interface SystemTables {
  readonly _collections: {
    id: string
    system: boolean | number
    type: string
    name: string
    fields: string
    indexes: string
    listRule: string | null
    viewRule: string | null
    createRule: string | null
    updateRule: string | null
    deleteRule: string | null
    options: string
    created: string
    updated: string
  }
  readonly _params: { id: string; value: string | null; created: string; updated: string }
  readonly _migrations: { file: string; applied: number }
}

export type Engine = 'sqlite' | 'postgres'

/** Where statements run: the database itself or one transaction. Tables of records are reached with kysely's `sql` template. */
export type Connection = Kysely<SystemTables>

/** Short texts between the processes that work on one database. */
export interface Notices {
  /** Tells all others; in a transaction's connection once that commits. */
  tell(connection: Connection, texts: readonly string[]): Promise<void>
  /** Hears of what others tell, from when it resolves. `gap`: the connection was lost and is back, something may be missed. */
  listen(on: { notice(text: string): void; gap(): void }): Promise<void>
  close(): Promise<void>
}

/** One database of either engine. Only `dialects/` knows which. */
export interface Database {
  readonly engine: Engine
  /** Sees what is committed; never use it inside a transaction for what that transaction wrote. */
  readonly connection: Connection
  /** Reads what is committed for those who may ask anything: nobody else waits for it, and it takes no longer than the deadline. */
  readonly asking: (asker: Asker) => Ask
  /** Rejects, within seconds, when the database does not answer; waits for no query. */
  isAlive(): Promise<void>
  /** Runs `work` in one transaction; commits when it resolves, rolls back when it throws. */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  /** Between the processes that work on this database; undefined where the engine has no such thing. */
  readonly notices?: Notices
  /** SQL as a superuser types it; only the embedded database has it. */
  readonly console?: SqlConsole
  /** The database as files; only the embedded one is some. */
  readonly snapshots?: Snapshots
  close(): Promise<void>
}

/** A value that an index or key holds already, found in an engine's error. */
export interface UniqueViolation {
  /** Columns of the index, as far as the engine names them. */
  readonly columns: readonly string[]
}
