import { randomBytes } from 'node:crypto'
import { schemaOf } from '../../../dialects/by-engine.ts'
import { inSavepoint } from '../../../dialects/schema/savepoint.ts'
import type { SqlToken } from '../../../tools/sql/tokens.ts'
import type { Collection, CollectionSet } from '../../model/collection.ts'
import type { TransactionCore } from '../../model/core.ts'
import type { Field } from '../../model/field.ts'
import { addFields, fieldFromJson } from '../field-json.ts'
import { cleanQuery, type QueryParts, queryParts, type SelectedColumn, ViewQueryError } from './query-parts.ts'

/** What a view's query gives: the query in the words of the engine, its columns as fields. */
export interface ViewDefinition {
  readonly query: string
  readonly fields: readonly Field[]
}

/** Finds out what a view gives, without making it. Throws a `ViewQueryError`, or what the engine says. */
export async function defineView(core: TransactionCore, viewQuery: string): Promise<ViewDefinition> {
  const schema = schemaOf(core.database)
  const parts = queryParts(cleanQuery(viewQuery))
  if (parts.columns.some(({ value }) => value.at(-1)?.text === '*')) throw new ViewQueryError('wildcard columns (*) are not supported: name each one')
  const query = schema.viewQuery(cleanQuery(viewQuery), knownNames(core.collections))
  const columns = await schema.describeQuery(core.connection, query)
  const id = columns.find(({ name }) => name === 'id')
  if (!id) throw new ViewQueryError('the id column is missing (`(ROW_NUMBER() OVER()) as id` makes one)')
  const fields = addFields(
    [],
    columns.map(({ name }) => fieldOfColumn(name, { parts, collections: core.collections })),
  )
  return { fields, query: id.isText ? query : withTextId(query, columns) }
}

function knownNames(collections: CollectionSet): readonly string[] {
  return collections.all.flatMap(({ name, fields }) => [name, ...fields.map((field) => field.name)])
}

/** Ids of records are text. */
function withTextId(query: string, columns: readonly { readonly name: string }[]): string {
  const list = columns.map(({ name }) => (name === 'id' ? 'CAST("id" AS TEXT) AS "id"' : `"${name.replaceAll('"', '""')}"`))
  return `SELECT ${list.join(', ')} FROM (${query}\n) AS "numbered"`
}

interface Sources {
  readonly parts: QueryParts
  readonly collections: CollectionSet
}

const idField = { type: 'text', name: 'id', system: true, required: true, primaryKey: true, pattern: '^[a-z0-9]+$' }

/** Types of a CAST and the fields they make. */
const castFields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  real: { type: 'number' },
  decimal: { type: 'number' },
  numeric: { type: 'number' },
  int: { type: 'number', onlyInt: true },
  integer: { type: 'number', onlyInt: true },
  text: { type: 'text' },
  boolean: { type: 'bool' },
  bool: { type: 'bool' },
}

function fieldOfColumn(name: string, { parts, collections }: Sources): Field {
  if (name === 'id') return fieldFromJson(idField)
  const column = parts.columns.find(({ alias }) => alias.toLowerCase() === name.toLowerCase())
  const computed = column ? computedField(column) : undefined
  if (computed) return fieldFromJson({ ...computed, name })
  const source = column ? sourceOf(column.value, { parts, collections }) : undefined
  // The size is never asked: nothing is written to a view.
  return source ? referenceTo(source, name) : fieldFromJson({ type: 'json', name, maxSize: 1 })
}

function computedField({ value }: SelectedColumn): Readonly<Record<string, unknown>> | undefined {
  const [name, open] = value.map(({ text }) => text.toLowerCase())
  if (open !== '(') return undefined
  if (name === 'count') return { type: 'number', onlyInt: true }
  if (name === 'total') return { type: 'number' }
  return name === 'cast' && value.at(-1)?.text === ')' ? castFields[value.at(-2)?.text.toLowerCase() ?? ''] : undefined
}

/** A field of a collection that a view's column repeats. */
export interface Source {
  readonly collection: Collection
  readonly field: Field
}

/** The field that a view's column repeats, of whatever its query names: a table, or another view. */
export function sourceOfField(viewQuery: string, name: string, collections: CollectionSet): Source | undefined {
  const parts = queryParts(cleanQuery(viewQuery))
  const column = parts.columns.find(({ alias }) => isSame(alias, name))
  return column && sourceOf(column.value, { parts, collections })
}

/** The field that a plain `column` or `table.column` names. */
function sourceOf(value: readonly SqlToken[], { parts, collections }: Sources): Source | undefined {
  const [first, dot, second] = value
  const isPlain = value.length === 1 || (value.length === 3 && dot?.text === '.')
  const name = (second ?? first)?.text.toLowerCase()
  if (!isPlain || !first || name === undefined) return undefined
  const tables = second ? parts.tables.filter(({ alias }) => isSame(alias, first.text)) : parts.tables
  const sources = tables.map((table) => fieldOfTable(table.name ?? '', { name, collections }))
  return sources.find((source) => source !== undefined)
}

function fieldOfTable(table: string, { name, collections }: { readonly name: string; readonly collections: CollectionSet }): Source | undefined {
  const collection = collections.all.find((other) => isSame(other.name, table))
  const field = collection?.fields.find((other) => isSame(other.name, name))
  return collection && field ? { collection, field } : undefined
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** The id of another record is a relation to it; every other field is the same under a new name. */
function referenceTo({ collection, field }: Source, name: string): Field {
  if (field.name === 'id') return fieldFromJson({ type: 'relation', name, maxSelect: 1, collectionId: collection.id })
  return { ...field, id: `_clone_${randomBytes(3).toString('hex')}`, name }
}

/** The fields that a view would have; none when its query does not work, which its check will say. */
export async function suggestFields(core: TransactionCore, viewQuery: string): Promise<readonly Field[]> {
  const definition = await inSavepoint(core.connection, () => defineView(core, viewQuery)).catch(() => undefined)
  return definition?.fields ?? []
}
