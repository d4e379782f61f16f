import { verifyNothing, verifyPassword } from '../../tools/password.ts'
import type { AuthCollection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { ApiError } from '../errors.ts'
import { deleteRecord } from '../records/delete.ts'
import { idOf, type StoredRecord } from '../records/stored-record.ts'
import { findRecord } from '../records/table.ts'
import { accountKey } from './account-memory.ts'
import { isOlderThan } from './age.ts'
import type { AuthRecord } from './auth-record.ts'
import { findAuthRecord } from './find-auth-record.ts'
import { systemCollection } from './system-collection.ts'
import { hashUnknownPassword, updateLogin } from './update-login.ts'

export interface OtpLogin {
  readonly otpId: string
  readonly password: string
  readonly clientAddress: string
}

/**
 * The record that a one-time code belongs to; the code is used up, and an address that it was sent to is verified. Throws 400
 * for whatever is wrong, 429 after too many tries for one record, whatever the id (contract 5).
 */
export async function loginWithOtp(core: Core, collection: AuthCollection, { otpId, password, clientAddress }: OtpLogin): Promise<AuthRecord> {
  const otp = await findRecord(core, systemCollection(core, '_otps'), otpId)
  const owner = otp && (await ownerOf(core, collection, otp))
  const account = owner ? accountKey(collection.id, idOf(owner)) : (core.accounts.decoys.accountOf(otpId) ?? otpId)
  if (!(await core.accounts.otpTries.take(`${account} ${clientAddress}`))) throw new ApiError(429)
  const right = await isRightCode(core, owner && otp, password)
  if (!otp || !owner || !right || isOlderThan(core, otp, collection.otp.duration)) throw invalid()
  return consume(core, owner, otp)
}

function invalid(): ApiError {
  return new ApiError(400, 'Invalid or expired OTP.')
}

function ownerOf(core: Core, { id }: AuthCollection, { values }: StoredRecord): Promise<AuthRecord | undefined> {
  if (values.collectionRef !== id) return Promise.resolve(undefined)
  return findAuthRecord(core, { collectionId: id, field: 'id', value: String(values.recordRef) })
}

/** Takes the same time for a code that there is and for one that there is not. */
function isRightCode(core: Core, otp: StoredRecord | undefined, code: string): Promise<boolean> {
  if (otp) return verifyPassword(code, String(otp.values.password))
  const field = systemCollection(core, '_otps').fields.find(({ name }) => name === 'password')
  return verifyNothing(code, field?.type === 'password' ? field.cost : 0)
}

/** Of two that come at once with one code, one is let in. */
async function consume(core: Core, owner: AuthRecord, otp: StoredRecord): Promise<AuthRecord> {
  const verifies = owner.values.verified !== true && otp.values.sentTo !== '' && otp.values.sentTo === owner.values.email
  const unknownPasswordHash = verifies && !owner.collection.mfa.enabled ? await hashUnknownPassword(owner.collection) : undefined
  return core.inTransaction(async (tx) => {
    if (!(await deleteRecord(tx, otp))) throw invalid()
    if (!verifies) return owner
    const verified = await updateLogin(tx, owner, { verified: true, ...(unknownPasswordHash && { unknownPasswordHash }) })
    if (!verified) throw invalid()
    return verified
  })
}
