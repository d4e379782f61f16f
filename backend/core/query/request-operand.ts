import { sql } from 'kysely'
import { lowerAscii } from '#language'
import { FilterError } from '../../tools/filter/tree.ts'
import { type Field, isMultiple, type RelationField } from '../model/field.ts'
import type { RequestInfo } from '../model/record.ts'
import { comparison } from './comparison.ts'
import { type FieldModifier, isList, splitModifier } from './field-value.ts'
import { constant, type Joins, type Resolved } from './joins.ts'
import { followPath, idOf, joinCollection } from './path.ts'
import { findCollection, type Scope } from './scope.ts'

/** What comes with the login itself; other fields of the requester are read from the database. */
const plainAuthFields: ReadonlySet<string> = new Set(['id', 'collectionId', 'collectionName', 'email', 'emailVisibility', 'verified'])

interface RequestScope {
  readonly scope: Scope
  readonly joins: Joins
  readonly request: RequestInfo
}

/** `@request.…` (contract 2.2); `segments` stand behind `@request`. */
export function requestOperand(scope: Scope, joins: Joins, segments: readonly string[]): Resolved {
  const { request } = scope
  const [part = '', ...path] = segments
  if (!request) return constant(null)
  const context = { scope, joins, request }
  if (part === 'auth') return authOperand(context, path)
  return part === 'body' ? bodyOperand(context, path) : sentValue(context, segments)
}

function authOperand({ scope, joins, request: { auth } }: RequestScope, path: readonly string[]): Resolved {
  const [first = ''] = path
  const { name, modifier } = splitModifier(path.length === 1 ? first : '')
  if (modifier === 'isset')
    return constant(auth !== null && (plainAuthFields.has(name) || auth.collection.fields.some((field) => field.name === name)))
  if (!auth) return constant(null)
  if (plainAuthFields.has(name)) return constant(plainValue(authValue(auth, name), modifier))
  const { collection } = auth
  const alias = joinCollection({
    scope,
    joins,
    collection,
    key: `${scope.joinPrefix}@request.auth`,
    multiplies: false,
    on: (joined) => sql`${idOf(scope, collection, joined)} = ${scope.expressions.text(String(auth.values.id ?? ''))}`,
  })
  return followPath({ scope, joins, place: { collection, alias, joined: true }, multiple: false, missingIsNull: true }, path)
}

function authValue({ collection, values }: NonNullable<RequestInfo['auth']>, name: string): unknown {
  if (name === 'collectionId') return collection.id
  return name === 'collectionName' ? collection.name : values[name]
}

function bodyOperand(context: RequestScope, path: readonly string[]): Resolved {
  const { scope, request } = context
  const [first = '', ...rest] = path
  const { name, modifier } = splitModifier(first)
  const field = scope.base.collection.fields.find((candidate) => candidate.name === name)
  if (field?.type === 'relation' && rest.length > 0) return bodyRelation(context, field, rest)
  if (rest.length > 0 || !field) return sentValue(context, ['body', ...path])
  if (modifier === 'changed') return changed(context, field)
  if (modifier === 'length' || modifier === 'each') {
    if (!isList(field)) throw new FilterError(`The field ${JSON.stringify(name)} has no :${modifier}.`)
    const items = itemsOf(request.body[name])
    return modifier === 'length' ? constant(items.length) : bodyEntries(context, field, items)
  }
  return sentValue(context, ['body', ...path])
}

/** A value that was sent, read as a number where the collection has a number of that name. */
function sentValue({ scope, request }: RequestScope, segments: readonly string[]): Resolved {
  const { name, modifier } = splitModifier(segments.at(-1) ?? '')
  const found = lookUp(request, [...segments.slice(0, -1), name])
  if (modifier === 'isset') return constant(found !== undefined)
  if (modifier && modifier !== 'lower') throw new FilterError(`:${modifier} needs a field of the collection in @request.body.`)
  const isNumber = scope.base.collection.fields.some((field) => field.name === name && field.type === 'number')
  return constant(plainValue(isNumber ? asNumber(found) : found, modifier))
}

function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(value) ? Number(value) : value
}

/** Sent, and different from what is stored. */
function changed({ scope, request }: RequestScope, field: Field): Resolved {
  if (lookUp(request, ['body', field.name]) === undefined) return constant(false)
  const stored = (joins: Joins) =>
    followPath({ scope: { ...scope, trusted: true }, joins, place: scope.base, multiple: false, missingIsNull: true }, [field.name])
  const sent = constant(plainValue(request.body[field.name], undefined))
  const differs = comparison(scope, { left: () => sent, operator: '!=', any: false, right: stored })
  return { value: { kind: 'boolean', sql: sql`(${differs})`, nullable: false, affine: false }, multiple: false, nulls: 'strict' }
}

function itemsOf(value: unknown): readonly unknown[] {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function bodyEntries({ scope, joins }: RequestScope, field: Field, items: readonly unknown[]): Resolved {
  const json = JSON.stringify(items.map(String))
  const alias = joins.add(`${scope.joinPrefix}@request.body.${field.name}:each`, {
    source: (name) => scope.expressions.entriesOf(json, name),
    on: () => sql`1 = 1`,
    multiplies: true,
  })
  return { value: { kind: 'text', sql: sql.id(alias, 'value'), nullable: true, affine: false }, multiple: isMultiple(field), nulls: 'auto' }
}

/** The records that the sent relation names. */
function bodyRelation({ scope, joins, request }: RequestScope, field: RelationField, path: readonly string[]): Resolved {
  const collection = findCollection(scope, field.collectionId)
  if (!collection) throw new FilterError(`The collection of ${JSON.stringify(field.name)} is missing.`)
  const ids = [...new Set(itemsOf(request.body[field.name]).map(String))].filter((id) => id !== '')
  if (ids.length === 0) return constant(null)
  const alias = joinCollection({
    scope,
    joins,
    collection,
    key: `${scope.joinPrefix}@request.body.${field.name}`,
    multiplies: ids.length > 1,
    on: (joined) => sql`${idOf(scope, collection, joined)} IN (${sql.join(ids.map((id) => scope.expressions.text(id)))})`,
  })
  return followPath({ scope, joins, place: { collection, alias, joined: true }, multiple: isMultiple(field), missingIsNull: true }, path)
}

type Known = string | number | boolean | null

/** What was sent under a path such as `body.address.0.city`; undefined when it was not. */
function lookUp(request: RequestInfo, path: readonly string[]): unknown {
  const [part = '', ...keys] = path
  const parts: Readonly<Record<string, unknown>> = {
    context: request.context,
    method: request.method,
    query: request.query,
    headers: request.headers,
    body: request.body,
  }
  return keys.reduce<unknown>(child, own(parts, part))
}

function child(parent: unknown, key: string): unknown {
  if (typeof parent !== 'object' || parent === null) return undefined
  return Array.isArray(parent) && !/^\d+$/.test(key) ? undefined : own(parent, key)
}

/** Only own keys: what a prototype has was not sent. */
function own(parent: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(parent, key)?.value
}

/** A sent value as one that can be compared: lists and objects as their JSON. */
function plainValue(value: unknown, modifier: FieldModifier | undefined): Known {
  const plain = known(value)
  return modifier === 'lower' && plain !== null ? lowerAscii(String(plain)) : plain
}

function known(value: unknown): Known {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  return typeof value === 'number' ? value : (JSON.stringify(value) ?? null)
}
