import { noteLoginChange } from '../auth/login-notices.ts'
import type { Core, TransactionCore } from '../core.ts'
import { dropFiles, fileNames, storeFiles } from '../files/record-files.ts'
import { dropStaleLogins, renewLogins } from './auth-changes.ts'
import { recordChanged } from './changed.ts'
import { checkValues } from './check-values.ts'
import { castValues, type Draft, type DraftInput, draftRecord } from './draft.ts'
import { withDates } from './generated.ts'
import type { Values } from './row.ts'
import type { StoredRecord } from './stored-record.ts'
import { updateRow } from './table.ts'

export interface UpdateInput extends Omit<DraftInput, 'collection' | 'previous'> {
  /** As it is stored now. */
  readonly record: StoredRecord
}

/**
 * Changes a record as the server itself: no rule is asked, the values are checked, and what a new password or address makes
 * invalid is removed (contract 3.4). Throws a `ValidationError`.
 */
export async function updateRecord(core: Core, { record, ...changes }: UpdateInput): Promise<StoredRecord> {
  const { collection } = record
  const values = castValues(collection, changes.values)
  return updateFromDraft(core, record, await draftRecord({ ...changes, collection, previous: record, values }))
}

/** The same for values that are laid out already. */
export async function updateFromDraft(core: Core, record: StoredRecord, draft: Draft): Promise<StoredRecord> {
  await checkValues(core, draft)
  return core.inTransaction(async (transaction) => {
    const stored = await storeDraft(transaction, record, draft)
    await noteLoginChange(transaction, record, stored)
    return stored
  })
}

/** Stores a change whose values need no check; what it makes invalid is removed. A unique index may refuse it. */
export async function storeDraft(core: TransactionCore, previous: StoredRecord, draft: Draft): Promise<StoredRecord> {
  const values = withDates(core, { ...draft, values: await renewLogins(core, previous, draft.values) })
  const record = { collection: previous.collection, values }
  await storeFiles(core, record, [...draft.files.values()].flat())
  await updateRow(core, previous, values)
  await dropStaleLogins(core, previous, record)
  recordChanged(core, record)
  dropFiles(core, record, droppedNames(previous, values))
  return record
}

function droppedNames({ collection, values }: StoredRecord, next: Values): string[] {
  const kept = new Set(fileNames(collection, next))
  return fileNames(collection, values).filter((name) => !kept.has(name))
}
