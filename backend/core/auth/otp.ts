import { type RawBuilder, sql } from 'kysely'
import { countedAddress } from '#limits'
import { formatDate } from '../../tools/date.ts'
import { randomText } from '../../tools/id.ts'
import { verifyNothing, verifyPassword } from '../../tools/password.ts'
import { sendRecordMail } from '../mails/record-mails.ts'
import type { AuthCollection } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { ApiError, TooManyRequests } from '../model/errors.ts'
import { type AuthRecord, idOf, type StoredRecord } from '../model/record.ts'
import { findRecord, selectRecords, type Values } from '../query/table.ts'
import { deleteRecord } from '../records/delete.ts'
import { castValues, type Draft, draftRecord } from '../records/draft.ts'
import { isOlderThan, systemCollection } from '../records/owned.ts'
import { createFromDraft, pretendToCreate, updateRecord } from '../records/save.ts'
import { accountKey } from './account-memory.ts'
import { findAuthRecord } from './find-auth-record.ts'
import { hashUnknownPassword, updateLogin } from './update-login.ts'

const DIGITS = '0123456789'
const MOST_UNEXPIRED = 10

/**
 * Makes a one-time code for an address and mails it; gives the id it is to be used with. An address that nobody has gets an
 * id as well, after the same work and with the same limits (contract 5).
 */
export async function requestOtp(core: Core, collection: AuthCollection, email: string): Promise<string> {
  const record = await findAuthRecord(core, { collectionId: collection.id, field: 'email', value: email })
  const account = accountKey(collection.id, record ? idOf(record) : email.toLowerCase())
  const [newest, ...older] = await unexpired(core, collection, record ? idOf(record) : account)
  const reused = record ? older.length + 1 >= MOST_UNEXPIRED && newest && idOf(newest) : core.accounts.decoys.full(account, MOST_UNEXPIRED)
  if (reused) return reused
  const code = randomText(collection.otp.length, DIGITS)
  const values = { collectionRef: collection.id, recordRef: record ? idOf(record) : account, password: code }
  const draft = await otpDraft(core, values)
  if (!record) {
    const otpId = await pretendToCreate(core, draft)
    core.accounts.decoys.add(account, otpId, collection.otp.duration)
    return otpId
  }
  const otp = await createFromDraft(core, draft)
  core.inBackground(() => mailCode(core, record, { otp, code }))
  return idOf(otp)
}

/** The codes of a record that can still be used, newest first. */
async function unexpired(core: Core, { id, otp }: AuthCollection, recordId: string): Promise<StoredRecord[]> {
  const since = formatDate(new Date(core.now().getTime() - otp.duration * 1000))
  return selectRecords(core, systemCollection(core, '_otps'), newestSince({ collectionId: id, recordId, since }))
}

function newestSince({ collectionId, recordId, since }: Readonly<Record<'collectionId' | 'recordId' | 'since', string>>): RawBuilder<unknown> {
  const mine = sql`${sql.ref('collectionRef')} = ${collectionId} and ${sql.ref('recordRef')} = ${recordId}`
  return sql`where ${mine} and ${sql.ref('created')} > ${since} order by ${sql.ref('created')} desc, ${sql.ref('_rowid_')} desc`
}

/** Laid out but not stored; its code is hashed. */
async function otpDraft(core: Core, values: Values): Promise<Draft> {
  const collection = systemCollection(core, '_otps')
  return draftRecord({ collection, values: castValues(collection, values) })
}

async function mailCode(core: Core, record: AuthRecord, { otp, code }: { readonly otp: StoredRecord; readonly code: string }): Promise<void> {
  await sendRecordMail(core, record, { kind: 'otp', placeholders: { OTP: code, OTP_ID: idOf(otp) } })
  const stored = await findRecord(core, otp.collection, idOf(otp))
  if (stored) await updateRecord(core, { record: stored, values: { sentTo: record.values.email } })
}

interface OtpLogin {
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
  const { wait } = await core.accounts.otpTries.take(`${account} ${countedAddress(clientAddress)}`)
  if (wait !== undefined) throw new TooManyRequests(wait)
  const { guesses } = core.accounts
  await guesses.slowDown(`code ${account}`)
  const right = await isRightCode(core, owner && otp, password)
  if (!otp || !owner || !right || isOlderThan(core, otp, collection.otp.duration)) throw invalid()
  await guesses.speedUp(`code ${account}`)
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
