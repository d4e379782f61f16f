import { generateId, randomText } from '../../tools/id.ts'
import type { AuthCollection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { type RecordMail, sendRecordMail } from '../mails/record-mails.ts'
import type { AuthRecord } from './auth-record.ts'
import { issueToken } from './tokens.ts'

const kinds = {
  verification: 'verification',
  'password-reset': 'passwordReset',
  'email-change': 'emailChange',
  otp: 'otp',
  'login-alert': 'authAlert',
} as const satisfies Record<string, RecordMail['kind']>

/** The mails that can be tried (contract 10). */
export const testTemplates: readonly string[] = Object.keys(kinds)

export interface TestMail {
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
