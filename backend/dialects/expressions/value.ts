import type { RawBuilder } from 'kysely'
import type { ColumnKind } from '../column.ts'

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
