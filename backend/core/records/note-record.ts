import { fieldType } from '../fields/registry.ts'
import type { Changed, KeptValue } from '../model/audit.ts'
import type { TransactionCore } from '../model/core.ts'
import { type Field, isMultiple } from '../model/field.ts'
import { idOf, type StoredRecord } from '../model/record.ts'

/** A record of before and after; undefined where there is none. */
interface RecordChange {
  readonly before?: StoredRecord
  readonly after?: StoredRecord
}

/** Notes what an operator does to a record: which fields have become others, of a deletion only that it happened. */
export function noteRecord(core: TransactionCore, { before, after }: RecordChange): void {
  const record = after ?? before
  if (!core.operator || !record) return
  const target = `${record.collection.name}/${idOf(record)}`
  if (!after) core.note({ action: 'delete', target })
  else core.note({ action: before ? 'update' : 'create', target, changes: changedFields(after, before) })
}

/** The server's own dates change by themselves. */
function changedFields({ collection, values }: StoredRecord, before: StoredRecord | undefined): readonly Changed[] {
  return collection.fields
    .filter((field) => field.type !== 'autodate' && field.name !== 'id')
    .flatMap((field) => {
      const was = before ? before.values[field.name] : fieldType(field).zero(field)
      const is = values[field.name]
      if (JSON.stringify(was) === JSON.stringify(is)) return []
      return [{ name: field.name, ...(before && kept('before', field, was)), ...kept('after', field, is) }]
    })
}

/** Kinds of values that say little of a person by themselves: what people have written is what a deletion must remove. */
const kinds: readonly Field['type'][] = ['bool', 'number', 'select', 'date']

function kept(side: 'before' | 'after', field: Field, value: unknown): { readonly [Side in typeof side]?: KeptValue } {
  if (field.hidden || !kinds.includes(field.type)) return {}
  if (isMultiple(field)) return { [side]: [value].flat().map(String) }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? { [side]: value } : {}
}
