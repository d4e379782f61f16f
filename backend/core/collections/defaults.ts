import { defaultAuthOptions } from './auth-defaults.ts'
import type { Collection } from './collection.ts'
import { withSystemFields, withSystemIndexes } from './system-fields.ts'

/** A new collection of a type before anything is said about it: no rules, its system fields and indexes, new secrets. */
export function blankCollection(type: Collection['type'], { id, name }: { readonly id: string; readonly name: string }): Collection {
  const rules = { listRule: null, viewRule: null, createRule: null, updateRule: null, deleteRule: null }
  const base = { id, name, system: false, ...rules, fields: withSystemFields(type, []), created: '', updated: '' }
  const indexes = withSystemIndexes({ id, name, type, indexes: [] })
  if (type === 'auth') return { ...base, indexes, type, ...defaultAuthOptions() }
  return type === 'view' ? { ...base, indexes, type, viewQuery: '' } : { ...base, indexes, type }
}
