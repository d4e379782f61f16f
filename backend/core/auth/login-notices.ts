import type { TransactionCore } from '../core.ts'
import { createRecord } from '../records/create.ts'
import type { StoredRecord } from '../records/stored-record.ts'
import { loginParts } from './login-changed.ts'

/** Writes the notices of a change that a person made: by a request, or by a link in a mail. */
export async function noteLoginChange(tx: TransactionCore, before: StoredRecord, after: StoredRecord): Promise<void> {
  const changed = loginParts.filter((part) => before.values[part] !== after.values[part])
  if (before.collection.type !== 'auth' || changed.length === 0 || !tx.loginNotices) return
  const change = { collection: before.collection.name, before: before.values, parts: changed, at: tx.now() }
  const { loginNotices } = tx
  for (const { collection: name, values } of loginNotices.records(change)) {
    const collection = tx.collections.find(name)
    if (collection) await createRecord(tx, { collection, values })
  }
  tx.afterCommit(() => loginNotices.stored())
}
