import type { Place } from './draft-problems.ts'

/** The id of a field of the form, to which lists of what is wrong lead. The duties' own stands at the first of them. */
export function fieldId({ field, index }: Place): string {
  return field === 'tasks' ? `draft-task-${index ?? 0}` : `draft-${field}`
}
