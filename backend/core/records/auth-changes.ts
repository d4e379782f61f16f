import type { TransactionCore } from '../model/core.ts'
import type { StoredRecord } from '../model/record.ts'
import type { Values } from '../query/table.ts'
import { deleteRecord } from './delete.ts'
import { newTokenKey, valuesForced } from './draft.ts'
import { findOwned, type OwnedCollection } from './owned.ts'

/**
 * The values of a changed auth record with a new token key where the old tokens must end: new address, new password, or newly
 * verified while others could sign in through a linked account. Those links go.
 */
export async function renewLogins(core: TransactionCore, previous: StoredRecord, values: Values): Promise<Values> {
  const { collection, values: before } = previous
  if (collection.type !== 'auth') return values
  const next = valuesForced({ collection, values })
  const becameVerified = next.verified === true && before.verified !== true
  const hadLinks = becameVerified && (await deleteOwned(core, previous, '_externalAuths')) > 0
  const loginChanged = before.password !== next.password || before.email !== next.email
  const renewed = hadLinks || (loginChanged && before.tokenKey === next.tokenKey)
  return renewed ? { ...next, tokenKey: newTokenKey(previous) } : next
}

/** Removes what a new token key or a new password has made stale. */
export async function dropStaleLogins(core: TransactionCore, previous: StoredRecord, record: StoredRecord): Promise<void> {
  if (record.collection.type !== 'auth') return
  if (previous.values.tokenKey !== record.values.tokenKey) await deleteOwned(core, record, '_otps')
  if (previous.values.password === record.values.password) return
  await deleteOwned(core, record, '_mfas')
  await deleteOwned(core, record, '_authOrigins')
}

/** Deletes what belongs to an auth record in this system collection; tells how many there were. */
async function deleteOwned(core: TransactionCore, owner: StoredRecord, name: OwnedCollection): Promise<number> {
  const owned = await findOwned(core, owner, name)
  for (const record of owned) await deleteRecord(core, record)
  return owned.length
}
