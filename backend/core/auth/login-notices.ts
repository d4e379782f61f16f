import type { TransactionCore } from '../core.ts'
import { createRecord } from '../records/create.ts'
import type { Values } from '../records/row.ts'
import type { StoredRecord } from '../records/stored-record.ts'

const parts = ['email', 'password'] as const

/** A change of how a record of an auth collection signs in. */
export interface LoginChanged {
  /** Name of the collection. */
  readonly collection: string
  readonly before: Values
  readonly parts: readonly (typeof parts)[number][]
  readonly at: Date
}

/** What the program around wants written down when a login changes, such as a mail to the address that it had. */
export interface LoginNotices {
  /** Records to be created in the transaction of the change. */
  records(change: LoginChanged): readonly { readonly collection: string; readonly values: Values }[]
  /** They are committed. */
  stored(): void
}

/** Writes the notices of a change that a person made: by a request, or by a link in a mail. */
export async function noteLoginChange(tx: TransactionCore, before: StoredRecord, after: StoredRecord): Promise<void> {
  const changed = parts.filter((part) => before.values[part] !== after.values[part])
  if (before.collection.type !== 'auth' || changed.length === 0 || !tx.loginNotices) return
  const change = { collection: before.collection.name, before: before.values, parts: changed, at: tx.now() }
  const { loginNotices } = tx
  for (const { collection: name, values } of loginNotices.records(change)) {
    const collection = tx.collections.find(name)
    if (collection) await createRecord(tx, { collection, values })
  }
  tx.afterCommit(() => loginNotices.stored())
}
