import { sql } from 'kysely'
import { expressionsOf } from '../../dialects/expressions/expressions-of.ts'
import type { Collection } from '../collections/collection.ts'
import { isMultiple, type RelationField } from '../collections/field.ts'
import type { TransactionCore } from '../core.ts'
import { ApiError } from '../errors.ts'
import { recordChanged } from './changed.ts'
import { withDates } from './generated.ts'
import { idOf, type StoredRecord } from './stored-record.ts'
import { findRecord, selectRecords, updateRow } from './table.ts'

const PROBABLE_CAUSE = 'Failed to delete record. Make sure that the record is not part of a required relation reference.'

/**
 * Takes a deleted record out of the relations that named it. Yields those that go with it, each as soon as it is found: it
 * must be deleted before the next is asked for, as it may hold other references that count then no more.
 */
export async function* releaseReferences(core: TransactionCore, deleted: StoredRecord): AsyncGenerator<StoredRecord> {
  const references = core.collections.referencesTo(deleted.collection.id).filter(({ collection }) => collection.type !== 'view')
  const ordered = [...references].sort((a, b) => (a.collection.name < b.collection.name ? -1 : a.collection.name > b.collection.name ? 1 : 0))
  for (const { collection, field } of ordered) {
    for (const found of await findHolders(core, { collection, field, id: idOf(deleted) })) {
      // What was deleted since may have been named by this one, or have taken it along.
      const holder = field.cascadeDelete ? await findRecord(core, collection, idOf(found)) : found
      if (!holder) continue
      const remaining = [holder.values[field.name]].flat().filter((id) => id !== idOf(deleted) && id !== '')
      if (remaining.length === 0 && field.cascadeDelete) yield holder
      else if (remaining.length === 0 && field.required) throw new ApiError(400, PROBABLE_CAUSE)
      else await release(core, holder, { field, remaining })
    }
  }
}

/** What may be deleted along with a record: who names it in a relation that cascades. */
export async function cascadeHolders(core: TransactionCore, { collection: target, values }: StoredRecord): Promise<StoredRecord[]> {
  const references = core.collections.referencesTo(target.id).filter(({ collection, field }) => collection.type !== 'view' && field.cascadeDelete)
  const holders: StoredRecord[] = []
  for (const reference of references) holders.push(...(await findHolders(core, { ...reference, id: String(values.id) })))
  return holders
}

interface Reference {
  readonly collection: Collection
  readonly field: RelationField
  readonly id: string
}

function findHolders(core: TransactionCore, { collection, field, id }: Reference): Promise<StoredRecord[]> {
  const column = sql.ref(field.name)
  const names = isMultiple(field) ? expressionsOf(core.database.engine).contains(column, sql`${id}`) : sql`${column} = ${id}`
  return selectRecords(core, collection, sql`where ${names}`)
}

/** Other values are not checked: another relation of the same record may name what is being deleted too. */
async function release(
  core: TransactionCore,
  holder: StoredRecord,
  { field, remaining }: { field: RelationField; remaining: unknown[] },
): Promise<void> {
  const { collection } = holder
  const changed = { ...holder.values, [field.name]: isMultiple(field) ? remaining : '' }
  const values = withDates(core, { collection, previous: holder, values: changed })
  await updateRow(core, holder, values)
  recordChanged(core, { collection, values })
}
