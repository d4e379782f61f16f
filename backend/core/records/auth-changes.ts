import { SUPERUSERS } from '../collections/collection.ts'
import type { Core, TransactionCore } from '../core.ts'
import { ValidationError } from '../errors.ts'
import { deleteRecord } from './delete.ts'
import type { Draft } from './draft.ts'
import { newTokenKey } from './generated.ts'
import { findOwned, type OwnedCollection } from './owned.ts'
import type { Values } from './row.ts'
import type { StoredRecord } from './stored-record.ts'
import { countExisting } from './table.ts'

/** Throws when another auth collection has a record with this id: rules compare ids alone (contract 3.4). */
export async function checkAuthId(core: Core, { collection, values }: Draft): Promise<void> {
  if (collection.type !== 'auth') return
  const others = core.collections.all.filter((other) => other.type === 'auth' && other.id !== collection.id)
  for (const other of others) {
    if ((await countExisting(core, other, [String(values.id)])) > 0) {
      throw new ValidationError({ id: { code: 'validation_invalid_auth_id', message: 'Invalid or duplicated auth record id.' } })
    }
  }
}

/** The values with what is fixed for their collection: superusers are always verified. */
export function valuesForced({ collection, values }: Pick<Draft, 'collection' | 'values'>): Values {
  return collection.name === SUPERUSERS ? { ...values, verified: true } : values
}

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
