import { generateId, randomText } from '../../tools/id.ts'
import { type RecordMail, sendRecordMail } from '../mails/record-mails.ts'
import type { ThrottledMail } from '../model/accounts.ts'
import type { AuthCollection } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { type AuthRecord, idOf } from '../model/record.ts'
import { accountKey } from './account-memory.ts'
import { type AuthLookup, findAuthRecord } from './find-auth-record.ts'
import { issueToken } from './tokens.ts'

interface TokenMail {
  readonly mail: ThrottledMail
  /** Where it goes when that is not the record's own address. */
  readonly to?: string
  /** What its token says. */
  readonly claims: Readonly<Record<string, unknown>>
}

/** Sends a record a mail with a token, the same one at most every two minutes: nobody's inbox is filled by asking (contract 5). */
export async function sendTokenMail(core: Core, record: AuthRecord, { mail, to, claims }: TokenMail): Promise<void> {
  const account = accountKey(record.collection.id, idOf(record))
  const key = to ? `${account} ${to}` : account
  if (!(await core.accounts.sentMails.take(mail, key))) return
  try {
    const token = await issueToken(core, record, { type: mail, claims })
    await sendRecordMail(core, record, { kind: mail, placeholders: { TOKEN: token }, ...(to && { to }) })
  } catch (error) {
    await core.accounts.sentMails.release(mail, key)
    throw error
  }
}

interface RequestedMail {
  readonly mail: ThrottledMail
  readonly lookup: AuthLookup
  /** Whether this record is to get it at all. */
  wantedBy(record: AuthRecord): boolean
}

/**
 * Sends a record the mail that somebody asked for by its address. All of it happens after the answer, the search for the
 * record too: the answer takes the same time whoever has the address.
 */
export function mailOnRequest(core: Core, { mail, lookup, wantedBy }: RequestedMail): void {
  core.inBackground(async () => {
    const record = await findAuthRecord(core, lookup)
    if (record && wantedBy(record)) await sendTokenMail(core, record, { mail, claims: { email: record.values.email } })
  })
}

const kinds = {
  verification: 'verification',
  'password-reset': 'passwordReset',
  'email-change': 'emailChange',
  otp: 'otp',
  'login-alert': 'authAlert',
} as const satisfies Record<string, RecordMail['kind']>

/** The mails that can be tried (contract 10). */
export const testTemplates: readonly string[] = Object.keys(kinds)

interface TestMail {
  readonly email: string
  /** One of `testTemplates`. */
  readonly template: string
  readonly collection: AuthCollection
}

const EXAMPLE_CODE = '123456'

/**
 * Sends one of a collection's mails to an address, about a record that nobody has: its links and codes open nothing.
 * Rejects with the reason when nobody took it.
 */
export async function sendTestMail(core: Core, { email, template, collection }: TestMail): Promise<void> {
  const kind = Object.entries(kinds).find(([name]) => name === template)?.[1]
  if (!kind) throw new Error(`There is no template ${template}`)
  const values = { id: generateId(), email, verified: false, emailVisibility: false, tokenKey: randomText(50) }
  const record: AuthRecord = { collection, values }
  const placeholders = {
    TOKEN: kind === 'otp' || kind === 'authAlert' ? '' : await issueToken(core, record, { type: kind, claims: { email } }),
    OTP: EXAMPLE_CODE,
    OTP_ID: generateId(),
    ALERT_INFO: core.now().toUTCString(),
  }
  await sendRecordMail(core, record, { kind, placeholders })
}
