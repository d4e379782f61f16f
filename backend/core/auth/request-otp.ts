import { type RawBuilder, sql } from 'kysely'
import { formatDate } from '../../tools/date.ts'
import { randomText } from '../../tools/id.ts'
import type { AuthCollection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { sendRecordMail } from '../mails/record-mails.ts'
import { createFromDraft } from '../records/create.ts'
import { castValues, type Draft, draftRecord } from '../records/draft.ts'
import { pretendToCreate } from '../records/pretend-to-create.ts'
import type { Values } from '../records/row.ts'
import { idOf, type StoredRecord } from '../records/stored-record.ts'
import { findRecord, selectRecords } from '../records/table.ts'
import { updateRecord } from '../records/update.ts'
import { accountKey } from './account-memory.ts'
import type { AuthRecord } from './auth-record.ts'
import { findAuthRecord } from './find-auth-record.ts'
import { systemCollection } from './system-collection.ts'

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
