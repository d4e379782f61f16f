import { sql } from 'kysely'
import { expressionsOf } from '../../dialects/by-engine.ts'
import { rowLock } from '../../dialects/engine-sql.ts'
import { dropAllFiles } from '../files/record-files.ts'
import type { Collection } from '../model/collection.ts'
import type { Core, TransactionCore } from '../model/core.ts'
import { ApiError } from '../model/errors.ts'
import { isMultiple, type RelationField } from '../model/field.ts'
import { idOf, isSuperuser, type StoredRecord } from '../model/record.ts'
import { deleteRow, findRecord, recordOfRow, selectRecords, updateRow } from '../query/table.ts'
import { withDates } from './draft.ts'
import { noteRecord } from './note-record.ts'
import { noticeRecord } from './notices.ts'
import { findOwned, ownedCollections } from './owned.ts'

/**
 * Deletes a record with everything that goes with it (contract 3.2, 3.4). Throws an `ApiError` 400 when a required relation
 * would become empty or the last superuser would be gone. False when somebody else has deleted it before.
 */
export async function deleteRecord(core: Core, record: StoredRecord): Promise<boolean> {
  return core.inTransaction(async (tx) => remove(tx, record, await tx.events.decideDeletions(tx, record)))
}

type Tell = (deleted: StoredRecord) => void

async function remove(core: TransactionCore, record: StoredRecord, tell: Tell): Promise<boolean> {
  if (isSuperuser(record)) await keepOneSuperuser(core, record)
  // The record goes first, so that records which name each other end the recursion.
  if (!(await deleteRow(core, record))) return false
  for await (const next of releaseReferences(core, record)) await remove(core, next, tell)
  if (record.collection.type === 'auth') await removeOwned(core, record, tell)
  tell(record)
  noteRecord(core, { before: record })
  await noticeRecord(core, { before: record })
  dropAllFiles(core, record)
  return true
}

async function removeOwned(core: TransactionCore, owner: StoredRecord, tell: Tell): Promise<void> {
  for (const name of ownedCollections) {
    for (const owned of await findOwned(core, owner, name)) await remove(core, owned, tell)
  }
}

/** Locks them all: two that delete the last two at once must not both succeed. */
async function keepOneSuperuser(core: TransactionCore, { collection }: StoredRecord): Promise<void> {
  const all = await selectRecords(core, collection, sql`${rowLock(core.database.engine)}`)
  if (all.length <= 1) throw new ApiError(400, "You can't delete the only existing superuser.")
}

const PROBABLE_CAUSE = 'Failed to delete record. Make sure that the record is not part of a required relation reference.'

/**
 * Takes a deleted record out of the relations that named it. Yields those that go with it, each as soon as it is found: it
 * must be deleted before the next is asked for, as it may hold other references that count then no more.
 */
async function* releaseReferences(core: TransactionCore, deleted: StoredRecord): AsyncGenerator<StoredRecord> {
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
  core.events.saved(core, { action: 'update', record: { collection, values } })
  noteRecord(core, { before: holder, after: { collection, values } })
  await noticeRecord(core, { before: holder, after: { collection, values } })
}

const BATCH = 500

/** Deletes all records of a collection as if one by one: with cascades, files and events (contract 6). All or none. */
export async function truncateCollection(core: Core, collection: Collection): Promise<void> {
  if (collection.type === 'view') throw new ApiError(400, "View collections cannot be truncated since they don't store their own records")
  await core.inTransaction(async (tx) => {
    tx.note({ action: 'truncate', target: `collection ${collection.name}`, counts: `${collection.name}/` })
    for (;;) {
      const batch = sql<Readonly<Record<string, unknown>>>`SELECT * FROM ${sql.id(collection.name)} ORDER BY "_rowid_" LIMIT ${BATCH}`
      const { rows } = await batch.execute(tx.connection)
      if (rows.length === 0) return
      for (const row of rows) await deleteRecord(tx, recordOfRow(collection, row))
    }
  })
}
