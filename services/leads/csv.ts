import type { StoredLead } from './stored-lead.ts'

const columns = [
  'created',
  'kind',
  'locale',
  'name',
  'email',
  'company',
  'phone',
  'details',
  'message',
  'files',
  'state',
  'note',
  'deleteAfter',
  'id',
] as const

type Listed = Pick<StoredLead, (typeof columns)[number]>

/** What spreadsheets take for a formula, also behind white space (https://owasp.org/www-community/attacks/CSV_Injection). */
export const FORMULA = /^\s*[=+\-@\t\r]/

/** Spreadsheets read UTF-8 only behind this mark. */
export const MARK = '\ufeff'

/** Leads as CSV (RFC 4180). Nothing a visitor wrote is a formula: such a text begins with an apostrophe. */
export function csvOf(leads: readonly Listed[]): string {
  const rows = leads.map((lead) => columns.map((column) => cell(textOf(lead[column]))))
  return `${MARK}${[columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`
}

function textOf(value: Listed[keyof Listed]): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.join(' ')
  return Object.values(value ?? {})
    .flat()
    .join(' ')
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
