import type { Collection } from '../model/collection.ts'
import type { Field } from '../model/field.ts'
import { defaultAuthOptions } from './auth-options.ts'
import { addFields, fieldFromJson } from './field-json.ts'
import { indexText, uniqueIndexOf } from './index-definition.ts'

const INDEX_NAME_MAX = 64
const ID_PATTERN = '^[a-z0-9]+$'

const idField = fieldFromJson({
  type: 'text',
  name: 'id',
  min: 15,
  max: 15,
  required: true,
  pattern: ID_PATTERN,
  autogeneratePattern: '[a-z0-9]{15}',
  primaryKey: true,
  system: true,
})

/** What an auth collection has beside its id: the field when it is missing, and what holds of it whoever sent it. */
const authFields: readonly { readonly missing: Field; readonly always: Partial<Field> }[] = [
  { missing: system({ type: 'password', name: 'password', min: 8, hidden: true, required: true }), always: { hidden: true, required: true } },
  {
    missing: system({ type: 'text', name: 'tokenKey', min: 30, max: 60, autogeneratePattern: '[a-zA-Z0-9]{50}', hidden: true, required: true }),
    always: { hidden: true, required: true },
  },
  { missing: system({ type: 'email', name: 'email', required: true }), always: { hidden: false } },
  { missing: system({ type: 'bool', name: 'emailVisibility' }), always: {} },
  { missing: system({ type: 'bool', name: 'verified' }), always: {} },
]

function system(options: Readonly<Record<string, unknown>>): Field {
  return fieldFromJson({ ...options, system: true })
}

/** The fields that every collection of this type has, added where they are missing (contract 6). */
export function withSystemFields(type: Collection['type'], fields: readonly Field[]): readonly Field[] {
  if (type === 'view') return fields
  const withId = withIdField(fields)
  return type === 'auth' ? authFields.reduce(withAuthField, withId) : withId
}

function withIdField(fields: readonly Field[]): readonly Field[] {
  const at = fields.findIndex(({ name, type }) => name === 'id' && type === 'text')
  const sent = fields[at]
  if (sent?.type !== 'text') return addFields([], [idField, ...fields])
  return fields.with(at, { ...sent, system: true, required: true, primaryKey: true, hidden: false, pattern: sent.pattern || ID_PATTERN })
}

function withAuthField(fields: readonly Field[], { missing, always }: (typeof authFields)[number]): readonly Field[] {
  const at = fields.findIndex(({ name, type }) => name === missing.name && type === missing.type)
  const sent = fields[at]
  if (!sent) return addFields(fields, [missing])
  const enforced: unknown = { ...sent, ...always, system: true }
  // Only flags that the type has are set, to values of their own type.
  return fields.with(at, enforced as Field)
}

/** Unique indexes over the token key and the e-mail address of an auth collection, added where they are missing. */
export function withSystemIndexes(collection: Pick<Collection, 'id' | 'name' | 'type' | 'indexes'>): readonly string[] {
  if (collection.type !== 'auth') return collection.indexes
  const missing = ['tokenKey', 'email'].filter((field) => !uniqueIndexOf(collection.indexes, field))
  return [...collection.indexes, ...missing.map((field) => uniqueIndex(collection, field))]
}

function uniqueIndex({ id, name }: Pick<Collection, 'id' | 'name'>, field: string): string {
  return indexText({
    name: `idx_${field}_${id || name}`.slice(0, INDEX_NAME_MAX),
    table: name,
    unique: true,
    ifNotExists: false,
    columns: [{ name: field, isExpression: false, collate: '', sort: '' }],
    where: field === 'email' ? "`email` != ''" : '',
  })
}

/** A new collection of a type before anything is said about it: no rules, its system fields and indexes, new secrets. */
export function blankCollection(type: Collection['type'], { id, name }: { readonly id: string; readonly name: string }): Collection {
  const rules = { listRule: null, viewRule: null, createRule: null, updateRule: null, deleteRule: null }
  const base = { id, name, system: false, ...rules, fields: withSystemFields(type, []), created: '', updated: '' }
  const indexes = withSystemIndexes({ id, name, type, indexes: [] })
  if (type === 'auth') return { ...base, indexes, type, ...defaultAuthOptions() }
  return type === 'view' ? { ...base, indexes, type, viewQuery: '' } : { ...base, indexes, type }
}
