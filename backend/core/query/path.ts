import { sql } from 'kysely'
import type { Sql } from '../../dialects/expressions/expressions.ts'
import { FilterError } from '../../tools/filter/tree.ts'
import type { Collection } from '../model/collection.ts'
import { type Field, isMultiple, type RelationField } from '../model/field.ts'
import { columnOf, type FieldPosition, fieldValue, pathValue, splitModifier } from './field-value.ts'
import { constant, type Joins, type Resolved } from './joins.ts'
import { chainedBackRelations, findCollection, type Place, type Scope } from './scope.ts'

const MAX_RELATIONS = 6

interface PathStart {
  readonly scope: Scope
  readonly joins: Joins
  readonly place: Place
  readonly multiple: boolean
  /** Below `@request` an unknown field is null, elsewhere an error (contract 2.2). */
  readonly missingIsNull: boolean
}

interface Step {
  readonly place: Place
  readonly multiple: boolean
  /** Whether it leads to as many records as happen to point here. */
  readonly isBack: boolean
}

/** Follows relations, back relations and JSON paths to a value, joining what lies between. */
export function followPath(start: PathStart, segments: readonly string[]): Resolved {
  let { place, multiple } = start
  let isWide = false
  for (const [index, segment] of segments.entries()) {
    const rest = segments.slice(index + 1)
    const { name, modifier } = rest.length === 0 ? splitModifier(segment) : { name: segment, modifier: undefined }
    const field = place.collection.fields.find((candidate) => candidate.name === name)
    if (field?.hidden && !start.scope.trusted) throw new FilterError(`The field ${JSON.stringify(name)} cannot be used.`)
    const position = { ...start, place, multiple }
    if (rest.length === 0) return field ? fieldValue({ ...position, field }, modifier) : missing(start, name)
    if (field?.type === 'json' || field?.type === 'geoPoint') return pathValue({ ...position, field }, rest)
    if (index >= MAX_RELATIONS) throw new FilterError(`A path follows more than ${MAX_RELATIONS} relations.`)
    if (field?.type === 'relation' && !isMultiple(field) && rest[0] === 'id' && rest.length === 1)
      return fieldValue({ ...position, field }, undefined)
    if (field && field.type !== 'relation') throw new FilterError(`The field ${JSON.stringify(name)} is no relation.`)
    const step = field ? relationStep({ ...position, field }) : backRelationStep(position, name)
    if (!step) return missing(start, name)
    if (step.isBack && isWide && !start.scope.trusted) throw chainedBackRelations()
    isWide ||= step.isBack
    ;({ place, multiple } = step)
  }
  return missing(start, '')
}

function missing({ missingIsNull }: PathStart, name: string): Resolved {
  if (missingIsNull) return constant(null)
  throw new FilterError(`Unknown field ${JSON.stringify(name)}.`)
}

function relationStep(position: FieldPosition & { readonly field: RelationField }): Step {
  const { scope, joins, place, field } = position
  const collection = findCollection(scope, field.collectionId)
  if (!collection) throw new FilterError(`The collection that ${JSON.stringify(position.field.name)} points to is missing.`)
  const key = `${scope.joinPrefix}${place.alias}.${field.name}`
  const id = isMultiple(field) ? entryOf(position, key) : columnOf(scope, place, field)
  const alias = joinCollection({ scope, joins, collection, key, multiplies: false, on: (name) => sql`${idOf(scope, collection, name)} = ${id}` })
  return { place: { collection, alias, joined: true }, multiple: position.multiple || isMultiple(field), isBack: false }
}

/** One row for each id in a list of relations. */
function entryOf({ scope, joins, place, field }: FieldPosition, key: string): Sql {
  const alias = joins.add(`${key}:ids`, {
    source: (name) => scope.expressions.entries(columnOf(scope, place, field), name),
    on: () => sql`1 = 1`,
    multiplies: true,
  })
  return sql.id(alias, 'value')
}

/** `posts_via_author`: the records of `posts` whose `author` points here. Undefined when there is no such relation. */
function backRelationStep({ scope, joins, place, multiple }: PathStart, segment: string): Step | undefined {
  const back = backRelation(scope, place.collection, segment)
  if (!back) return undefined
  const { collection, field } = back
  if (field.hidden && !scope.trusted) throw new FilterError(`The field ${JSON.stringify(field.name)} cannot be used.`)
  // The predicate itself would narrow the type to nothing.
  const list: boolean = [field].some(isMultiple)
  const ownId = idOf(scope, place.collection, place.alias)
  const key = `${scope.joinPrefix}${place.alias}.${segment}`
  const on = (alias: string) => {
    const reference = columnOf(scope, { collection, alias, joined: true }, field)
    return list ? scope.expressions.contains(reference, ownId) : sql`${reference} = ${ownId}`
  }
  const isBack = list || !hasUniqueIndex(collection.indexes, field.name)
  const alias = joinCollection({ scope, joins, collection, key, multiplies: true, isBack, on })
  return { place: { collection, alias, joined: true }, multiple: multiple || isBack, isBack }
}

interface BackRelation {
  readonly collection: Collection
  readonly field: RelationField
}

function backRelation(scope: Scope, target: Collection, segment: string): BackRelation | undefined {
  // The name of a collection holds no `_via_`; that of a field may.
  const [, name = '', fieldName = ''] = /^(?=\w+$)(\w+?)_via_(\w+)/.exec(segment) ?? []
  const collection = findCollection(scope, name)
  const field = collection?.fields.find((candidate: Field) => candidate.name === fieldName)
  return collection && field?.type === 'relation' && field.collectionId === target.id ? { collection, field } : undefined
}

interface CollectionJoin {
  readonly scope: Scope
  readonly joins: Joins
  readonly collection: Collection
  readonly key: string
  readonly multiplies: boolean
  /** Whether it joins all that happen to point to one record. */
  readonly isBack?: boolean
  readonly on: (alias: string) => Sql
}

/** Joins a collection's table; an untrusted filter is bound by the collection's list rule then (contract 2.3). */
export function joinCollection({ scope, joins, collection, key, multiplies, isBack = false, on }: CollectionJoin): string {
  const alias = joins.add(key, { source: (name) => sql`${sql.id(collection.name)} AS ${sql.id(name)}`, on, multiplies })
  scope.reads.collections.add(collection)
  // The check of all values of a path joins the same again.
  if (scope.trusted || joins !== scope.joins || scope.restricted.has(alias)) return alias
  if (collection.listRule === null) throw new FilterError(`Only superusers can filter by records of ${JSON.stringify(collection.name)}.`)
  scope.visitorJoins.addTable()
  if (isBack) scope.visitorJoins.addBackRelation()
  scope.restricted.set(alias, collection)
  return alias
}

/** The id of a joined record; a view's may be of any type. */
export function idOf({ expressions }: Scope, collection: Collection, alias: string): Sql {
  const id = sql.id(alias, 'id')
  return collection.type === 'view' ? expressions.viewColumn(id, 'text') : id
}

const pattern = /^\s*create\s+unique\s+index\b[\s\S]*?\bon\s+\S+?\s*\(([^()]*)\)/i

/** Whether one of the indexes is unique and has that column only, `where` or not (contract 2.2). */
function hasUniqueIndex(indexes: readonly string[], column: string): boolean {
  return indexes.some((index) => {
    const columns = pattern.exec(index)?.[1]?.split(',') ?? []
    const name = columns[0]
      ?.trim()
      .split(/\s+/)[0]
      ?.replace(/^[`"'[]|[`"'\]]$/g, '')
    return columns.length === 1 && name?.toLowerCase() === column.toLowerCase()
  })
}
