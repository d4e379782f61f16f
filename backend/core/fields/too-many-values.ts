import type { Check } from '../checks.ts'
import type { RelationField, SelectField } from '../collections/field.ts'

/** More values than a select or relation may hold; below 1 counts as 1. */
export function tooManyValues(field: SelectField | RelationField, count: number): Check {
  const maxSelect = Math.max(field.maxSelect, 1)
  if (count <= maxSelect) return undefined
  return { code: 'validation_too_many_values', message: `Select no more than ${maxSelect}.`, params: { maxSelect } }
}
