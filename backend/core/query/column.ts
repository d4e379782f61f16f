import { sql } from 'kysely'
import type { Sql, Typed } from '../../dialects/expressions/value.ts'
import type { Field } from '../collections/field.ts'
import type { Place } from './place.ts'
import type { Scope } from './scope.ts'

/** Lists and points are compared as the JSON text that they are stored as. */
export function kindOf(field: Field): Typed['kind'] {
  if (field.type === 'number') return 'number'
  return field.type === 'bool' ? 'boolean' : 'text'
}

/** A field's column as it stands in SQL. */
export function columnOf({ expressions }: Scope, { collection, alias }: Place, field: Field): Sql {
  const column = sql.id(alias, field.name)
  return collection.type === 'view' ? expressions.viewColumn(column, kindOf(field)) : column
}

/** A field as a side of a comparison; not for json fields. */
export function typedColumn(scope: Scope, place: Place, field: Field): Typed {
  const nullable = place.joined || place.collection.type === 'view'
  return { kind: kindOf(field), sql: columnOf(scope, place, field), nullable, affine: true }
}

/** Whether select, file or relation: what may have several values and knows `:each` and `:length`. */
export function isList(field: Field): boolean {
  return field.type === 'select' || field.type === 'file' || field.type === 'relation'
}
