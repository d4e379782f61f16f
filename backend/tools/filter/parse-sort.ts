import { FilterError } from './filter-error.ts'

const MAX_FIELDS = 8
const MAX_FIELD_LENGTH = 255

export interface SortField {
  readonly name: string
  readonly descending: boolean
}

/** Reads `-created,+title` (contract 1.5). */
export function parseSort(text: string): readonly SortField[] {
  const fields = text.split(',').map(sortField)
  if (fields.length > MAX_FIELDS) throw new FilterError(`More than ${MAX_FIELDS} sort fields.`)
  return fields
}

function sortField(text: string): SortField {
  const trimmed = text.trim()
  const name = trimmed.replace(/^[+-]/, '')
  if (name.length > MAX_FIELD_LENGTH) throw new FilterError(`A sort field is longer than ${MAX_FIELD_LENGTH} characters.`)
  if (!/^[A-Za-z_@#][\w.:@#]*$/.test(name)) throw new FilterError(`Invalid sort field ${JSON.stringify(name)}.`)
  return { name, descending: trimmed.startsWith('-') }
}
