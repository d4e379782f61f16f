import { sql } from 'kysely'
import { rowLock } from '../../dialects/row-lock.ts'
import type { Core, TransactionCore } from '../core.ts'
import { ApiError } from '../errors.ts'
import { dropAllFiles } from '../files/record-files.ts'
import { announceDeleted, type Decided, decideDeletions } from '../realtime/deletions.ts'
import { findOwned, ownedCollections } from './owned.ts'
import { releaseReferences } from './references.ts'
import { isSuperuser, type StoredRecord } from './stored-record.ts'
import { deleteRow, selectRecords } from './table.ts'

/**
 * Deletes a record with everything that goes with it (contract 3.2, 3.4). Throws an `ApiError` 400 when a required relation
 * would become empty or the last superuser would be gone. False when somebody else has deleted it before.
 */
export async function deleteRecord(core: Core, record: StoredRecord): Promise<boolean> {
  return core.inTransaction(async (tx) => remove(tx, record, await decideDeletions(tx, record)))
}

async function remove(core: TransactionCore, record: StoredRecord, decided: Decided): Promise<boolean> {
  if (isSuperuser(record)) await keepOneSuperuser(core, record)
  // The record goes first, so that records which name each other end the recursion.
  if (!(await deleteRow(core, record))) return false
  for await (const next of releaseReferences(core, record)) await remove(core, next, decided)
  if (record.collection.type === 'auth') await removeOwned(core, record, decided)
  announceDeleted(core, record, decided)
  dropAllFiles(core, record)
  return true
}

async function removeOwned(core: TransactionCore, owner: StoredRecord, decided: Decided): Promise<void> {
  for (const name of ownedCollections) {
    for (const owned of await findOwned(core, owner, name)) await remove(core, owned, decided)
  }
}

/** Locks them all: two that delete the last two at once must not both succeed. */
async function keepOneSuperuser(core: TransactionCore, { collection }: StoredRecord): Promise<void> {
  const all = await selectRecords(core, collection, sql`${rowLock(core.database.engine)}`)
  if (all.length <= 1) throw new ApiError(400, "You can't delete the only existing superuser.")
}
