import { sql } from 'kysely'
import type { Sql, Typed, Value } from '../../dialects/expressions/expressions.ts'
import { FilterError } from '../../tools/filter/tree.ts'
import { type Field, isMultiple } from '../model/field.ts'
import type { Joins, Resolved } from './joins.ts'
import type { Place, Scope } from './scope.ts'

export interface FieldPosition {
  readonly scope: Scope
  readonly joins: Joins
  readonly place: Place
  readonly field: Field
  readonly multiple: boolean
}

/** The last field of a path with its modifier. */
export function fieldValue(position: FieldPosition, modifier: FieldModifier | undefined): Resolved {
  if (modifier === 'isset' || modifier === 'changed') throw new FilterError(`:${modifier} is for @request only.`)
  if ((modifier === 'length' || modifier === 'each') && !isList(position.field)) {
    throw new FilterError(`The field ${JSON.stringify(position.field.name)} has no :${modifier}.`)
  }
  if (modifier === 'length') return resolved(position, lengthOf(position))
  if (modifier === 'each' && isMultiple(position.field)) return entriesOf(position)
  if (position.field.type === 'json') return jsonValue(position, [], modifier)
  const value = typedColumn(position.scope, position.place, position.field)
  return { ...resolved(position, modifier === 'lower' ? lowered(position, value) : value), ...emailCondition(position) }
}

/** A path inside a json or geoPoint field; numbers are indexes of arrays. */
export function pathValue(position: FieldPosition, segments: readonly string[]): Resolved {
  const { name, modifier } = splitModifier(segments.at(-1) ?? '')
  return jsonValue(position, [...segments.slice(0, -1), name], modifier)
}

function jsonValue({ scope, place, field, multiple }: FieldPosition, path: readonly string[], modifier: FieldModifier | undefined): Resolved {
  if (modifier && modifier !== 'lower') throw new FilterError(`JSON values have no :${modifier}.`)
  const value: Value = {
    kind: 'json',
    column: columnOf(scope, place, field),
    path: path.map(jsonStep),
    ofView: place.collection.type === 'view',
    lowered: modifier === 'lower',
  }
  return { value, multiple, nulls: 'strict' }
}

const MAX_INDEX = 2 ** 31 - 1

function jsonStep(name: string): string | number {
  if (name === '') throw new FilterError('A segment of a path is empty.')
  return /^\d+$/.test(name) ? Math.min(Number(name), MAX_INDEX) : name
}

function resolved({ multiple }: FieldPosition, value: Value): Resolved {
  return { value, multiple, nulls: 'auto' }
}

function lengthOf({ scope, place, field }: FieldPosition): Value {
  return { kind: 'number', sql: scope.expressions.length(columnOf(scope, place, field)), nullable: false, affine: false }
}

/** `:each` of a list: each entry as one row. */
function entriesOf({ scope, joins, place, field }: FieldPosition): Resolved {
  const alias = joins.add(`${scope.joinPrefix}${place.alias}.${field.name}:each`, {
    source: (name) => scope.expressions.entries(columnOf(scope, place, field), name),
    on: () => sql`1 = 1`,
    multiplies: true,
  })
  return { value: { kind: 'text', sql: sql.id(alias, 'value'), nullable: true, affine: false }, multiple: true, nulls: 'auto' }
}

function lowered({ scope }: FieldPosition, value: ReturnType<typeof typedColumn>): Value {
  return { kind: 'text', sql: scope.expressions.lower(scope.expressions.asText(value)), nullable: value.nullable, affine: false }
}

/** Filters of others find only emails that their owners show (contract 2.3). */
function emailCondition({ scope, place, field }: FieldPosition): Pick<Resolved, 'condition'> {
  if (scope.trusted || field.name !== 'email' || place.collection.type !== 'auth') return {}
  return { condition: sql`${sql.id(place.alias, 'emailVisibility')} = ${scope.expressions.boolean(true)}` }
}

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
function typedColumn(scope: Scope, place: Place, field: Field): Typed {
  const nullable = place.joined || place.collection.type === 'view'
  return { kind: kindOf(field), sql: columnOf(scope, place, field), nullable, affine: true }
}

/** Whether select, file or relation: what may have several values and knows `:each` and `:length`. */
export function isList(field: Field): boolean {
  return field.type === 'select' || field.type === 'file' || field.type === 'relation'
}

const modifiers = ['isset', 'length', 'each', 'lower', 'changed'] as const

export type FieldModifier = (typeof modifiers)[number]

/** Cuts `title:lower` into its name and its modifier (contract 2.2). */
export function splitModifier(segment: string): { readonly name: string; readonly modifier: FieldModifier | undefined } {
  const colon = segment.indexOf(':')
  if (colon < 0) return { name: segment, modifier: undefined }
  const modifier = modifiers.find((known) => known === segment.slice(colon + 1))
  if (!modifier) throw new FilterError(`Unknown modifier in ${JSON.stringify(segment)}.`)
  return { name: segment.slice(0, colon), modifier }
}
