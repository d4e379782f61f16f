import { escapeHtml } from '../../tools/escape-html.ts'
import type { AuthCollection, EmailTemplate } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import type { AuthRecord, StoredRecord } from '../model/record.ts'
import type { Settings } from '../model/settings.ts'
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

/** What a template may name beside the application and the record: `{TOKEN}`, `{OTP}`, `{OTP_ID}`, `{ALERT_INFO}`. */
type Placeholder = 'TOKEN' | 'OTP' | 'OTP_ID' | 'ALERT_INFO'

export interface Filling {
  readonly meta: Settings['meta']
  readonly record: StoredRecord
  readonly placeholders: Readonly<Partial<Record<Placeholder, string>>>
}

const NAMED = /\{(APP_NAME|APP_URL|TOKEN|OTP|OTP_ID|ALERT_INFO|RECORD:[\w.]+)\}/g
const LONGEST_SUBJECT = 250

/**
 * A template with its placeholders filled in. One pass, so that a value that looks like a placeholder stays text; in HTML
 * every value is escaped, in the subject it has no line break.
 */
export function fillTemplate({ subject, body }: EmailTemplate, filling: Filling): EmailTemplate {
  const fill = (whole: string, name: string) => placeholderValues(filling)[name] ?? recordValue(filling.record, name) ?? whole
  return {
    subject: oneLine(subject.replace(NAMED, fill)),
    body: body.replace(NAMED, (whole, name) => escapeHtml(fill(whole, name))),
  }
}

function placeholderValues({ meta, placeholders }: Filling): Readonly<Record<string, string | undefined>> {
  return { APP_NAME: meta.appName, APP_URL: meta.appURL.replace(/(?<!\/)\/+$/, ''), ...placeholders }
}

const RECORD = 'RECORD:'

/** A field of the record; "" for what its owner does not see either. */
function recordValue({ collection, values: stored }: StoredRecord, name: string): string | undefined {
  if (!name.startsWith(RECORD)) return undefined
  const field = collection.fields.find((one) => one.name === name.slice(RECORD.length))
  if (!field || field.hidden || field.type === 'password') return ''
  const value = stored[field.name]
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}

function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT)
}
