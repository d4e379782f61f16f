import { createHash } from 'node:crypto'
import { schemaOf } from '../../dialects/by-engine.ts'
import type { IndexColumn, TableIndex } from '../../dialects/schema/schema.ts'
import type { Collection } from '../model/collection.ts'
import type { TransactionCore } from '../model/core.ts'
import { type Field, isMultiple } from '../model/field.ts'
import { parseIndex } from './index-definition.ts'

/** What the names of all of them begin with; no collection lists them among its own. */
export const RELATION_INDEXES = '_relation_'

/**
 * The indexes that a table has without its collection saying so: one for each relation to one record, which filters, expands and
 * deletions look for by the record it points to. Where an index of the collection begins with the field, that one serves. Lists of
 * relations are JSON, which no index of a column helps.
 */
export function relationIndexes({ id, type, fields, indexes }: Collection): readonly TableIndex[] {
  if (type === 'view') return []
  const served = new Set(indexes.map(firstColumn))
  const unserved = fields.filter((field) => pointsToOne(field) && !served.has(field.name.toLowerCase()))
  return unserved.map((field) => ({ name: indexName(id, field.id), unique: false, columns: [column(field.name)], where: '' }))
}

function pointsToOne(field: Field): boolean {
  return field.type === 'relation' && !isMultiple(field)
}

const HASH_LENGTH = 24

/** By ids, as names may change; hashed, as PostgreSQL knows 63 letters of a name. */
function indexName(collectionId: string, fieldId: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([collectionId, fieldId]))
    .digest('hex')
  return `${RELATION_INDEXES}${hash.slice(0, HASH_LENGTH)}`
}

function column(name: string): IndexColumn {
  return { name, isExpression: false, collate: '', sort: '' }
}

/** The column, in lower case, whose every value an index finds. */
function firstColumn(text: string): string | undefined {
  const index = parseIndex(text)
  const [first] = index?.columns ?? []
  return index?.where === '' && first && !first.isExpression && !first.collate ? first.name.toLowerCase() : undefined
}

/** Makes those that the collection's table should have and has not. */
export async function addRelationIndexes(core: TransactionCore, collection: Collection, there: ReadonlySet<string>): Promise<void> {
  const names = collection.fields.map(({ name }) => name)
  const missing = relationIndexes(collection).filter(({ name }) => !there.has(name))
  for (const index of missing) await schemaOf(core.database).createIndex(core.connection, collection.name, { index, names })
}

/** Drops those of `previous` that the collection's table shall not have, as their columns may go next. Gives the names of the others. */
export async function dropRelationIndexes(core: TransactionCore, collection: Collection, previous: Collection): Promise<ReadonlySet<string>> {
  const wanted = new Set(relationIndexes(collection).map(({ name }) => name))
  const there = relationIndexes(previous).map(({ name }) => name)
  for (const name of there.filter((name) => !wanted.has(name))) await schemaOf(core.database).dropIndex(core.connection, name)
  return new Set(there.filter((name) => wanted.has(name)))
}
