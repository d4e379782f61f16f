import type { Column, Connection } from '../database.ts'

export interface TableColumn extends Column {
  readonly name: string
}

/** One column of an index: a name, or an expression as it was written. */
export interface IndexColumn {
  readonly name: string
  readonly isExpression: boolean
  readonly collate: string
  readonly sort: '' | 'ASC' | 'DESC'
}

/** An index of a table; `where` as it was written. */
export interface TableIndex {
  readonly name: string
  readonly unique: boolean
  readonly columns: readonly IndexColumn[]
  readonly where: string
}

/** A column that a query gives. */
export interface QueryColumn {
  readonly name: string
  readonly isText: boolean
}

/** A column whose values change between one and a list of many. */
export interface Conversion {
  readonly column: TableColumn
  readonly to: 'one' | 'many'
}

/**
 * The tables of collections and how they change. Everything runs on the connection of one transaction, so that what
 * fails leaves no trace. Names are quoted here; an index's and a view's own SQL is a superuser's.
 */
export interface Schema {
  /** Lets only one transaction at a time change tables; it holds until the transaction ends. */
  lock(connection: Connection): Promise<void>
  /** Also tells of views and of tables that are no collections; without regard to case. */
  hasTable(connection: Connection, name: string): Promise<boolean>
  createTable(connection: Connection, table: string, columns: readonly TableColumn[]): Promise<void>
  /** Views that read it go too on PostgreSQL, and are unreadable on SQLite: ask `viewsThatNeed` before. */
  dropTable(connection: Connection, table: string): Promise<void>
  renameTable(connection: Connection, from: string, to: string): Promise<void>
  addColumn(connection: Connection, table: string, column: TableColumn): Promise<void>
  dropColumn(connection: Connection, table: string, column: string): Promise<void>
  renameColumn(connection: Connection, table: string, names: { readonly from: string; readonly to: string }): Promise<void>
  /** Keeps the values: one becomes a list of one, of a list the last stays (contract 6). */
  convertColumn(connection: Connection, table: string, conversion: Conversion): Promise<void>
  /** `names` are those of the table's columns, to know them in expressions. */
  createIndex(connection: Connection, table: string, index: { readonly index: TableIndex; readonly names: readonly string[] }): Promise<void>
  dropIndex(connection: Connection, name: string): Promise<void>
  /** The table that has an index of this name, without regard to case. */
  tableOfIndex(connection: Connection, name: string): Promise<string | undefined>
  /** Makes or replaces a view; its columns get exactly these names. */
  createView(connection: Connection, view: string, definition: { readonly query: string; readonly columns: readonly string[] }): Promise<void>
  dropView(connection: Connection, view: string): Promise<void>
  /** What a SELECT gives, without running it. `query` is what `viewQuery` of this engine made. */
  describeQuery(connection: Connection, query: string): Promise<readonly QueryColumn[]>
  /** Those of the views that could not be read any more without this table or view. */
  viewsThatNeed(connection: Connection, table: string, views: readonly string[]): Promise<readonly string[]>
  /** A superuser's SELECT in the words of this engine; `names` are those of collections and fields. */
  viewQuery(query: string, names: readonly string[]): string
}
