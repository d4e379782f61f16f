import { schemaOf } from '../../dialects/by-engine.ts'
import { inSavepoint } from '../../dialects/schema/savepoint.ts'
import type { TableColumn } from '../../dialects/schema/schema.ts'
import { fieldType } from '../fields/registry.ts'
import type { Collection } from '../model/collection.ts'
import type { TransactionCore } from '../model/core.ts'
import { type ErrorTree, ValidationError } from '../model/errors.ts'
import { type Field, isMultiple } from '../model/field.ts'
import { parseIndex } from './index-definition.ts'
import { addRelationIndexes, dropRelationIndexes } from './relation-indexes.ts'

/** Makes the table of a new collection. */
export async function createTable(core: TransactionCore, collection: Collection): Promise<void> {
  const schema = schemaOf(core.database)
  await schema.createTable(core.connection, collection.name, collection.fields.map(tableColumn))
  await createIndexes(core, collection)
  await addRelationIndexes(core, collection, new Set())
  await schema.followWrites(core.connection, collection.name, collection.id)
}

/** Brings the table of a collection from what it was to what it is; fields are the same when their ids are. */
export async function changeTable(core: TransactionCore, collection: Collection, previous: Collection): Promise<void> {
  const newIndexes = needsNewIndexes(collection, previous)
  if (newIndexes) await dropIndexes(core, previous)
  const kept = await dropRelationIndexes(core, collection, previous)
  await renameTable(core, { from: previous.name, to: collection.name })
  await dropColumns(core, collection, previous)
  await placeColumns(core, collection, previous)
  await convertColumns(core, collection, previous)
  if (newIndexes) await createIndexes(core, collection)
  await addRelationIndexes(core, collection, kept)
  // Columns that go, come or swap their names change what a filter finds.
  await schemaOf(core.database).renewVersion(core.connection, collection.id)
}

function tableColumn(field: Field): TableColumn {
  return { name: field.name, ...fieldType(field).column(field) }
}

function needsNewIndexes(collection: Collection, previous: Collection): boolean {
  const facts = ({ name, fields, indexes }: Collection) => JSON.stringify([name, fields, indexes])
  return facts(collection) !== facts(previous)
}

/** A name that differs only in case is taken by the table itself, so it goes through another one. */
async function renameTable({ database, connection }: TransactionCore, { from, to }: { readonly from: string; readonly to: string }): Promise<void> {
  if (from === to) return
  const schema = schemaOf(database)
  await schema.renameTable(connection, from, temporary(to))
  await schema.renameTable(connection, temporary(to), to)
}

async function dropColumns(core: TransactionCore, collection: Collection, previous: Collection): Promise<void> {
  const kept = new Set(collection.fields.map(({ id }) => id))
  for (const { id, name } of previous.fields) {
    if (!kept.has(id)) await schemaOf(core.database).dropColumn(core.connection, collection.name, name)
  }
}

/** New and renamed columns come in under other names first, as fields may swap theirs. */
async function placeColumns({ database, connection }: TransactionCore, { name: table, fields }: Collection, previous: Collection): Promise<void> {
  const schema = schemaOf(database)
  const placed: Field[] = []
  for (const field of fields) {
    const before = previous.fields.find(({ id }) => id === field.id)
    if (before?.name === field.name) continue
    placed.push(field)
    if (before) await schema.renameColumn(connection, table, { from: before.name, to: temporary(field.name) })
    else await schema.addColumn(connection, table, { ...tableColumn(field), name: temporary(field.name) })
  }
  for (const { name } of placed) await schema.renameColumn(connection, table, { from: temporary(name), to: name })
}

async function convertColumns(core: TransactionCore, collection: Collection, previous: Collection): Promise<void> {
  for (const field of collection.fields) {
    const before = previous.fields.find(({ id }) => id === field.id)
    if (!before || isMultiple(before) === isMultiple(field)) continue
    const conversion = { column: tableColumn(field), to: isMultiple(field) ? 'many' : 'one' } as const
    await schemaOf(core.database).convertColumn(core.connection, collection.name, conversion)
  }
}

function temporary(name: string): string {
  return `_new_${name}`
}

async function dropIndexes(core: TransactionCore, { indexes }: Collection): Promise<void> {
  for (const text of indexes) {
    const index = parseIndex(text)
    if (index) await schemaOf(core.database).dropIndex(core.connection, index.name)
  }
}

async function createIndexes(core: TransactionCore, { name: table, fields, indexes }: Collection): Promise<void> {
  const names = fields.map(({ name }) => name)
  const errors: Record<string, ErrorTree[string]> = {}
  for (const [position, text] of indexes.entries()) {
    const message = await createIndex(core, text, { table, names })
    if (message !== undefined) errors[position] = { code: 'validation_invalid_index_expression', message }
  }
  if (Object.keys(errors).length > 0) throw new ValidationError({ indexes: errors })
}

interface IndexedTable {
  readonly table: string
  readonly names: readonly string[]
}

/** The sentence why it could not be made, if so. */
async function createIndex({ database, connection }: TransactionCore, text: string, { table, names }: IndexedTable): Promise<string | undefined> {
  const index = parseIndex(text)
  if (!index) return 'Invalid CREATE INDEX expression.'
  const made = inSavepoint(connection, () => schemaOf(database).createIndex(connection, table, { index, names }))
  return made.then(
    () => undefined,
    (error: unknown) => `Failed to create index ${index.name} - ${error instanceof Error ? error.message : String(error)}.`,
  )
}
