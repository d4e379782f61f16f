import { schemaOf } from '../../../dialects/schema/schema-of.ts'
import type { TransactionCore } from '../../core.ts'
import type { ErrorTree, ValueError } from '../../errors.ts'
import type { Collection } from '../collection.ts'
import { type IndexDefinition, indexText, parseIndex } from '../index-definition.ts'
import type { Draft } from '../input.ts'

/** What is wrong with the indexes of a collection before they are made (contract 6). */
export async function indexesError(core: TransactionCore, { collection, previous }: Draft): Promise<ValueError | ErrorTree | undefined> {
  if (collection.type === 'view') return collection.indexes.length > 0 ? notForViews : undefined
  return (await eachIndex(core, collection, previous)) ?? systemIndexError(collection, previous)
}

const notForViews: ValueError = { code: 'validation_indexes_not_supported', message: "View collections don't support indexes." }

async function eachIndex(core: TransactionCore, collection: Collection, previous: Collection | undefined): Promise<ErrorTree | undefined> {
  const before: IndexDefinition[] = []
  for (const [position, text] of collection.indexes.entries()) {
    const index = parseIndex(text)
    if (!index) return { [position]: { code: 'validation_invalid_index_expression', message: 'Invalid CREATE INDEX expression.' } }
    const error = repeated(index, before) ?? (await usedElsewhere(core, index, [collection.name, previous?.name ?? collection.name]))
    if (error) return { [position]: error }
    before.push(index)
  }
  return undefined
}

function repeated(index: IndexDefinition, before: readonly IndexDefinition[]): ValueError | undefined {
  if (before.some(({ name }) => name.toLowerCase() === index.name.toLowerCase())) {
    return { code: 'validation_duplicated_index_name', message: 'The index name already exists.' }
  }
  if (before.some((other) => indexText({ ...other, name: index.name }) === indexText(index))) {
    return { code: 'validation_duplicated_index_definition', message: 'The index definition already exists.' }
  }
  return undefined
}

async function usedElsewhere(core: TransactionCore, { name }: IndexDefinition, own: readonly string[]): Promise<ValueError | undefined> {
  const table = await schemaOf(core.database).tableOfIndex(core.connection, name)
  if (table === undefined || own.some((other) => other.toLowerCase() === table.toLowerCase())) return undefined
  const message = `The index name is already used in ${table} collection.`
  return { code: 'validation_existing_index_name', message, params: { usedTableName: table } }
}

/** Unique indexes over system fields stay; only their order, collation and condition may change. */
function systemIndexError({ indexes }: Collection, previous: Collection | undefined): ValueError | undefined {
  const kept = new Set(indexes.map(uniqueColumns))
  for (const text of previous?.indexes ?? []) {
    const columns = uniqueColumns(text)
    const field = previous?.fields.find(({ system, name }) => system && columns?.split(',').includes(name.toLowerCase()))
    if (field && !kept.has(columns)) return invalidSystemIndex(field.name)
  }
  return undefined
}

function uniqueColumns(text: string): string | undefined {
  const index = parseIndex(text)
  return index?.unique ? index.columns.map(({ name }) => name.toLowerCase()).join(',') : undefined
}

function invalidSystemIndex(fieldName: string): ValueError {
  const message = `Unique index definition on system fields (${fieldName}) is invalid or missing.`
  return { code: 'validation_invalid_unique_system_field_index', message, params: { fieldName } }
}
