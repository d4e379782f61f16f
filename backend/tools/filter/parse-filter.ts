import { LRUCache } from 'lru-cache'
import { parse } from './parser.ts'
import { type Filter, FilterError } from './tree.ts'

const MAX_LENGTH = 3500
const KEPT = 1000

const parsed = new LRUCache<string, Filter>({ max: KEPT })

/** The tree of a rule; the same text is parsed once. Throws a `FilterError`. */
export function parseRule(text: string): Filter {
  const known = parsed.get(text)
  if (known) return known
  const filter = parse(text)
  parsed.set(text, filter)
  return filter
}

/** The tree of a filter from outside, which may not be longer than 3500 characters (contract 1.5). */
export function parseFilter(text: string): Filter {
  if (text.length > MAX_LENGTH) throw new FilterError(`The filter is longer than ${MAX_LENGTH} characters.`)
  return parseRule(text)
}

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
