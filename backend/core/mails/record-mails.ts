import type { AuthRecord } from '../auth/auth-record.ts'
import type { AuthCollection, EmailTemplate } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { type Filling, fillTemplate } from './fill-template.ts'
import { mailOf } from './letter.ts'

/** The mails about an account, and the option of its collection that holds their words (contract 6). */
const templates = {
  verification: (collection) => collection.verificationTemplate,
  passwordReset: (collection) => collection.resetPasswordTemplate,
  emailChange: (collection) => collection.confirmEmailChangeTemplate,
  otp: (collection) => collection.otp.emailTemplate,
  authAlert: (collection) => collection.authAlert.emailTemplate,
} satisfies Record<string, (collection: AuthCollection) => EmailTemplate>

type RecordMailKind = keyof typeof templates

export interface RecordMail {
  readonly kind: RecordMailKind
  /** Without it the record's own address. */
  readonly to?: string
  readonly placeholders: Filling['placeholders']
}

/** Sends an account one of its mails. Rejects when nobody took it; a record without an address gets none. */
export async function sendRecordMail(
  core: Core,
  record: AuthRecord,
  { kind, placeholders, to = String(record.values.email) }: RecordMail,
): Promise<void> {
  if (!to) return
  const { meta, smtp } = core.settings
  const filled = fillTemplate(templates[kind](record.collection), { meta, record, placeholders })
  await core.mailer.deliver(mailOf({ ...filled, to }, meta), smtp)
}
