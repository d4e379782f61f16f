import type { Core } from '../core.ts'
import { ApiError } from '../errors.ts'
import { createRecord } from '../records/create.ts'
import { deleteRecord } from '../records/delete.ts'
import { idOf } from '../records/stored-record.ts'
import { findRecord } from '../records/table.ts'
import { isOlderThan } from './age.ts'
import type { AuthRecord } from './auth-record.ts'
import { systemCollection } from './system-collection.ts'

export type LoginMethod = 'password' | 'otp' | 'oauth2'

const EXPIRED = 'Invalid or expired MFA session.'

/** Remembers that a record has proved one thing; gives the id under which the second is to be proved (contract 5). */
export async function beginSecondFactor(core: Core, record: AuthRecord, method: LoginMethod): Promise<string> {
  const values = { collectionRef: record.collection.id, recordRef: idOf(record), method }
  return idOf(await createRecord(core, { collection: systemCollection(core, '_mfas'), values }))
}

/** Ends a sign-in that began with another method. Throws 400; of two that come at once with one id, one is let in. */
export async function completeSecondFactor(
  core: Core,
  record: AuthRecord,
  { method, mfaId }: { readonly method: LoginMethod; readonly mfaId: string },
): Promise<void> {
  const pending = await findRecord(core, systemCollection(core, '_mfas'), mfaId)
  if (!pending) throw new ApiError(400, EXPIRED)
  if (isOlderThan(core, pending, record.collection.mfa.duration)) {
    await deleteRecord(core, pending)
    throw new ApiError(400, EXPIRED)
  }
  const { recordRef, collectionRef } = pending.values
  if (recordRef !== idOf(record) || collectionRef !== record.collection.id) throw new ApiError(400, 'Invalid MFA session.')
  if (pending.values.method === method) throw new ApiError(400, 'A different authentication method is required.')
  if (!(await deleteRecord(core, pending))) throw new ApiError(400, EXPIRED)
}
