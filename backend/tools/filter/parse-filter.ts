import { LRUCache } from 'lru-cache'
import { FilterError } from './filter-error.ts'
import { parse } from './parser.ts'
import type { Filter } from './tree.ts'

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
