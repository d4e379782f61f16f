import { escapeHtml } from '../../tools/escape-html.ts'
import type { EmailTemplate } from '../collections/collection.ts'
import type { StoredRecord } from '../records/stored-record.ts'
import type { Settings } from '../settings/settings.ts'

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
  const fill = (whole: string, name: string) => values(filling)[name] ?? recordValue(filling.record, name) ?? whole
  return {
    subject: oneLine(subject.replace(NAMED, fill)),
    body: body.replace(NAMED, (whole, name) => escapeHtml(fill(whole, name))),
  }
}

function values({ meta, placeholders }: Filling): Readonly<Record<string, string | undefined>> {
  return { APP_NAME: meta.appName, APP_URL: meta.appURL.replace(/\/+$/, ''), ...placeholders }
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
