import Papa from 'papaparse'
import { FORMULA, MARK } from '#services/desk'
import { isMultiple, type StoredCollection, type StoredField } from '../stored/collection.ts'
import { isSecret, type StoredRecord } from '../stored/record.ts'

/** Fields that are written out: all but what nobody may see. */
const writtenFields = ({ fields }: StoredCollection): readonly StoredField[] => fields.filter((field) => !isSecret(field))

/** Records as CSV (RFC 4180), a column for each field. A text that would be a formula begins with an apostrophe. */
export function csvOfRecords(collection: StoredCollection, records: readonly StoredRecord[]): string {
  const fields = writtenFields(collection)
  const rows = records.map((record) => fields.map((field) => cellOf(field, record[field.name])))
  const names = fields.map(({ name }) => name)
  return `${MARK}${Papa.unparse([names, ...rows], { newline: '\r\n' })}\r\n`
}

/** Records as JSON, with what only the contract's answers need left out. */
export function jsonOfRecords(collection: StoredCollection, records: readonly StoredRecord[]): string {
  const names = writtenFields(collection).map(({ name }) => name)
  return JSON.stringify(
    records.map((record) => Object.fromEntries(names.map((name) => [name, record[name]]))),
    null,
    2,
  )
}

/** Whether the values of a field stand in a cell as JSON: lists, points and JSON itself. */
export const isJsonCell = (field: StoredField): boolean => field.type === 'json' || field.type === 'geoPoint' || isMultiple(field)

function cellOf(field: StoredField, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (isJsonCell(field)) return JSON.stringify(value)
  const text = String(value)
  return typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
}

/** The text of a cell without the apostrophe that keeps it from being a formula. */
export const withoutGuard = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell)
