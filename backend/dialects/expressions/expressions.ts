import type { RawBuilder } from 'kysely'
import type { ColumnKind } from '../database.ts'

export type Sql = RawBuilder<unknown>

/** A value known while a filter is compiled. */
export interface Literal {
  readonly kind: 'literal'
  readonly value: string | number | boolean | null
}

/** An expression whose type is known while a filter is compiled. */
export interface Typed {
  readonly kind: Exclude<ColumnKind, 'json'>
  readonly sql: Sql
  readonly nullable: boolean
  /** A column, whose type the other side of a comparison is converted to, as SQLite's affinity does. */
  readonly affine: boolean
}

/** A value inside a JSON column, whose type is known only row by row. */
export interface Json {
  readonly kind: 'json'
  readonly column: Sql
  /** Keys and indexes from the column's top down. */
  readonly path: readonly (string | number)[]
  /** A view's column may hold text that is no JSON, or another type. */
  readonly ofView: boolean
  readonly lowered: boolean
}

export type Value = Literal | Typed | Json

interface OneRowColumn {
  readonly name: string
  readonly kind: ColumnKind
  readonly value: unknown
}

/**
 * The SQL in which the engines differ. Both give the same answers: SQLite's, whose rules of types, orders and JSON the
 * contract describes.
 */
export interface Expressions {
  /** A bound parameter of that type. */
  text(value: string): Sql
  number(value: number): Sql
  boolean(value: boolean): Sql
  /** A condition that is neither true nor false. */
  readonly unknown: Sql
  /** A column of a view with the type that its field has; PostgreSQL's views may have any. */
  viewColumn(column: Sql, kind: ColumnKind): Sql
  /** Both sides in a form that compares as SQLite compares values of different types. */
  comparable(left: Value, right: Value): readonly [Sql, Sql]
  /** The empty text in the form that `comparable` gives to values that are no columns. */
  readonly emptyKey: Sql
  /** Equal, where null equals null. */
  same(left: Sql, right: Sql): Sql
  different(left: Sql, right: Sql): Sql
  /** The text of any value, null for null. */
  asText(value: Value): Sql
  lower(text: Sql): Sql
  /** LIKE with `\` as escape, without regard to the case of ASCII letters. */
  like(text: Sql, pattern: Sql): Sql
  /** A value that `order by` and `min` take. */
  sortable(value: Typed | Json): Sql
  orderBy(sortable: Sql, options: { readonly descending: boolean; readonly nullable: boolean }): Sql
  /** The entries of a list column as rows with the one column `value`. */
  entries(column: Sql, alias: string): Sql
  /** The same of a JSON array that was sent. */
  entriesOf(json: string, alias: string): Sql
  /** Whether a list column contains an id. */
  contains(column: Sql, id: Sql): Sql
  length(column: Sql): Sql
  /** Kilometres; null where an argument is no number. */
  geoDistance(lonA: Value, latA: Value, lonB: Value, latB: Value): Sql
  strftime(format: string, time: Value, modifiers: readonly string[]): Sql
  /** Whether a table is kept in the order of insertion, so that no index is read quicker in that order. */
  readonly keepsInsertionOrder: boolean
  /** One text that is another after any change of these collections' rows; null where changes of one are not noted (`VersionSchema`). */
  versionOf(collectionIds: readonly string[]): Sql
  /** A derived table with these values as its only row. */
  oneRow(columns: readonly OneRowColumn[], alias: string): Sql
}
