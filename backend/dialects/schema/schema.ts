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
 * What the database itself notes of changes: a version of each collection's rows, which is another after any statement that may have
 * changed them, whoever ran it, and the same again after a rollback. It is random, so that none comes twice.
 */
export interface VersionSchema {
  /** Has a table's changes noted from now on, under the id of its collection. */
  followWrites(connection: Connection, table: string, collectionId: string): Promise<void>
  /** For what changes rows without a statement about them, such as a column that is gone. */
  renewVersion(connection: Connection, collectionId: string): Promise<void>
  /** The ids of collections whose changes are noted. */
  followedCollections(connection: Connection): Promise<readonly string[]>
}

/**
 * The tables of collections and how they change. Everything runs on the connection of one transaction, so that what
 * fails leaves no trace. Names are quoted here; an index's and a view's own SQL is a superuser's.
 */
export interface Schema extends VersionSchema {
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
  /** The names of all indexes that begin so. */
  indexesNamed(connection: Connection, prefix: string): Promise<readonly string[]>
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
