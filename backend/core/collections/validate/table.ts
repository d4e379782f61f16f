import { schemaOf } from '../../../dialects/by-engine.ts'
import { fieldType } from '../../fields/registry.ts'
import { checkEach, checkRequired, isEmpty } from '../../model/checks.ts'
import type { Collection, CollectionSet } from '../../model/collection.ts'
import type { TransactionCore } from '../../model/core.ts'
import type { ErrorTree, ValueError } from '../../model/errors.ts'
import type { Field } from '../../model/field.ts'
import { type IndexDefinition, indexText, parseIndex } from '../index-definition.ts'
import type { Draft } from '../input.ts'

interface FieldsContext {
  readonly collection: Collection
  readonly previous: Collection | undefined
  readonly collections: CollectionSet
}

type FieldsError = ValueError | ErrorTree

/** What is wrong with the fields of a collection: the first rule that finds something decides (contract 6). */
export function fieldsError(context: FieldsContext): FieldsError | undefined {
  const { collection } = context
  const rules = [
    repeatedField,
    missingFields,
    ...(collection.type === 'view' ? [] : [systemFieldChange, fieldTypeChange]),
    reservedForAuth,
    wrongOptions,
  ]
  for (const rule of rules) {
    const error = rule(context)
    if (error && !isEmpty(error)) return error
  }
  return undefined
}

function repeatedField({ collection: { fields } }: FieldsContext): FieldsError | undefined {
  for (const [position, field] of fields.entries()) {
    const before = fields.slice(0, position)
    if (before.some(({ id }) => id === field.id)) return { [position]: { id: repeatedId(field) } }
    // Columns are known without regard to case.
    if (before.some(({ name }) => name.toLowerCase() === field.name.toLowerCase())) return { [position]: { name: repeatedName(field) } }
  }
  return undefined
}

function repeatedId({ id }: Field): ValueError {
  return { code: 'validation_duplicated_field_id', message: `Duplicated or invalid field id "${id}".` }
}

function repeatedName({ name }: Field): ValueError {
  return { code: 'validation_duplicated_field_name', message: `Duplicated or invalid field name ${name}.`, params: { fieldName: name } }
}

/** System fields that were not sent are there by now; only a view can be without fields. */
function missingFields({ collection: { fields } }: FieldsContext): FieldsError | undefined {
  return checkRequired(fields)
}

function systemFieldChange({ collection, previous }: FieldsContext): FieldsError | undefined {
  const isChanged = ({ id, name, system }: Field) => system && collection.fields.find((field) => field.id === id)?.name !== name
  if (!previous?.fields.some(isChanged)) return undefined
  return { code: 'validation_system_field_change', message: 'System fields cannot be deleted or renamed.' }
}

function fieldTypeChange({ collection, previous }: FieldsContext): FieldsError {
  const error = { code: 'validation_field_type_change', message: 'Field type cannot be changed.' }
  return checkEach(collection.fields, ({ id, type }) => {
    const before = previous?.fields.find((field) => field.id === id)
    return before && before.type !== type ? error : undefined
  })
}

function reservedForAuth({ collection }: FieldsContext): FieldsError | undefined {
  if (collection.type !== 'auth') return undefined
  const error = { code: 'validation_reserved_field_name', message: 'The field name is reserved and cannot be used.' }
  return checkEach(collection.fields, ({ name }) => (name === 'passwordConfirm' || name === 'oldPassword' ? { name: error } : undefined))
}

function wrongOptions({ collection, previous, collections }: FieldsContext): FieldsError {
  return checkEach(collection.fields, (field) => {
    const before = previous?.fields.find(({ id }) => id === field.id)
    return fieldType(field).checkOptions(field, { collection, previous: before, collections })
  })
}

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
    const error = repeatedIndex(index, before) ?? (await usedElsewhere(core, index, [collection.name, previous?.name ?? collection.name]))
    if (error) return { [position]: error }
    before.push(index)
  }
  return undefined
}

function repeatedIndex(index: IndexDefinition, before: readonly IndexDefinition[]): ValueError | undefined {
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
