import { checkEach, checkRequired, isEmpty } from '../../checks.ts'
import type { ErrorTree, ValueError } from '../../errors.ts'
import { fieldType } from '../../fields/registry.ts'
import type { Collection } from '../collection.ts'
import type { CollectionSet } from '../collection-set.ts'
import type { Field } from '../field.ts'

export interface FieldsContext {
  readonly collection: Collection
  readonly previous: Collection | undefined
  readonly collections: CollectionSet
}

type FieldsError = ValueError | ErrorTree

/** What is wrong with the fields of a collection: the first rule that finds something decides (contract 6). */
export function fieldsError(context: FieldsContext): FieldsError | undefined {
  const { collection } = context
  const rules = [repeated, missing, ...(collection.type === 'view' ? [] : [systemChange, typeChange]), reservedForAuth, wrongOptions]
  for (const rule of rules) {
    const error = rule(context)
    if (error && !isEmpty(error)) return error
  }
  return undefined
}

function repeated({ collection: { fields } }: FieldsContext): FieldsError | undefined {
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
function missing({ collection: { fields } }: FieldsContext): FieldsError | undefined {
  return checkRequired(fields)
}

function systemChange({ collection, previous }: FieldsContext): FieldsError | undefined {
  const isChanged = ({ id, name, system }: Field) => system && collection.fields.find((field) => field.id === id)?.name !== name
  if (!previous?.fields.some(isChanged)) return undefined
  return { code: 'validation_system_field_change', message: 'System fields cannot be deleted or renamed.' }
}

function typeChange({ collection, previous }: FieldsContext): FieldsError {
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
