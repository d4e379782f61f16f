import type { StoredRecord } from '../stored/record.ts'
import type { ReadRow } from './read-rows.ts'

/** What would become of a row. */
export interface PlannedRow extends ReadRow {
  readonly what: 'new' | 'changed' | 'same' | 'wrong'
  /** The fields that would get another value. */
  readonly changes: readonly string[]
}

export const idOf = ({ values: { id } }: ReadRow): string => (typeof id === 'string' ? id : '')

/** A row is wrong that holds what its fields cannot, or that has the id of another row. */
export function plannedRow(row: ReadRow, before: StoredRecord | undefined, ids: readonly string[]): PlannedRow {
  const id = idOf(row)
  const wrong = id !== '' && ids.filter((other) => other === id).length > 1 ? [...row.wrong, 'id'] : row.wrong
  if (wrong.length > 0) return { ...row, wrong, what: 'wrong', changes: [] }
  if (!before) return { ...row, what: 'new', changes: [] }
  const changes = Object.keys(row.values).filter((name) => !isSame(row.values[name], before[name]))
  return { ...row, what: changes.length > 0 ? 'changed' : 'same', changes }
}

/** What is empty is the same, however it is written; dates are, when they are the same moment. */
function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) && isEmpty(other)) return true
  if (JSON.stringify(one) === JSON.stringify(other)) return true
  return typeof one === 'string' && typeof other === 'string' && /^\d{4}-\d\d-\d\d/.test(other) && Date.parse(one) === Date.parse(other)
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0)
