import { dropFiles, fileNames, storeFiles } from '../files/record-files.ts'
import type { Core, TransactionCore } from '../model/core.ts'
import { ValidationError } from '../model/errors.ts'
import { loginParts } from '../model/notices.ts'
import { idOf, type StoredRecord } from '../model/record.ts'
import { countExisting, deleteRow, insertRow, updateRow, type Values } from '../query/table.ts'
import { dropStaleLogins, renewLogins } from './auth-changes.ts'
import { castValues, checkValues, type Draft, type DraftInput, draftRecord, valuesForced, withDates, withGeneratedTexts } from './draft.ts'
import { noteRecord } from './note-record.ts'
import { noticeRecord, storeNotices } from './notices.ts'

/**
 * Creates a record as the server itself: no rule is asked, the values are checked. Passwords come in plain text, and what is
 * not named gets its default. Throws a `ValidationError`.
 */
export async function createRecord(core: Core, input: Omit<DraftInput, 'previous'>): Promise<StoredRecord> {
  return createFromDraft(core, await draftRecord({ ...input, values: castValues(input.collection, input.values) }))
}

/** The same for values that are laid out already. */
export async function createFromDraft(core: Core, sent: Draft): Promise<StoredRecord> {
  const draft = withGeneratedTexts(sent)
  await checkValues(core, draft)
  return core.inTransaction((transaction) => store(transaction, draft))
}

async function store(core: TransactionCore, draft: Draft): Promise<StoredRecord> {
  await checkAuthId(core, draft)
  const record = { collection: draft.collection, values: withDates(core, { ...draft, values: valuesForced(draft) }) }
  await storeFiles(core, record, [...draft.files.values()].flat())
  await insertRow(core, record)
  core.events.saved(core, { action: 'create', record })
  noteRecord(core, { after: record })
  await noticeRecord(core, { after: record })
  return record
}

interface UpdateInput extends Omit<DraftInput, 'collection' | 'previous'> {
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
  core.events.saved(core, { action: 'update', record })
  noteRecord(core, { before: previous, after: record })
  await noticeRecord(core, { before: previous, after: record })
  dropFiles(core, record, droppedNames(previous, values))
  return record
}

function droppedNames({ collection, values }: StoredRecord, next: Values): string[] {
  const kept = new Set(fileNames(collection, next))
  return fileNames(collection, values).filter((name) => !kept.has(name))
}

/** Writes the notices of a change that a person made: by a request, or by a link in a mail. */
export async function noteLoginChange(tx: TransactionCore, before: StoredRecord, after: StoredRecord): Promise<void> {
  const changed = loginParts.filter((part) => before.values[part] !== after.values[part])
  if (before.collection.type !== 'auth' || changed.length === 0 || !tx.loginNotices) return
  const change = { collection: before.collection.name, before: before.values, parts: changed, at: tx.now() }
  const { loginNotices } = tx
  if (await storeNotices(tx, loginNotices.records(change))) tx.afterCommit(() => loginNotices.stored())
}

/**
 * Does what creating does, and takes the row back before the commit: that costs the same and leaves nothing. Gives the
 * id that the record would have had.
 */
export async function pretendToCreate(core: Core, sent: Draft): Promise<string> {
  const draft = withGeneratedTexts(sent)
  await checkValues(core, draft).catch((error: unknown) => {
    if (!(error instanceof ValidationError)) throw error
  })
  const record = { collection: draft.collection, values: withDates(core, draft) }
  await core.inTransaction(async (tx) => {
    await insertRow(tx, record)
    await deleteRow(tx, record)
  })
  return idOf(record)
}

/** Throws when another auth collection has a record with this id: rules compare ids alone (contract 3.4). */
async function checkAuthId(core: Core, { collection, values }: Draft): Promise<void> {
  if (collection.type !== 'auth') return
  const others = core.collections.all.filter((other) => other.type === 'auth' && other.id !== collection.id)
  for (const other of others) {
    if ((await countExisting(core, other, [String(values.id)])) > 0) {
      throw new ValidationError({ id: { code: 'validation_invalid_auth_id', message: 'Invalid or duplicated auth record id.' } })
    }
  }
}
