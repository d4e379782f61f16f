import { sortKeys } from './json.ts'

/** The same JSON value with the keys of every object in it sorted, as maps come in the contract (1.2). */
export function sortDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortDeep)
  if (typeof value !== 'object' || value === null) return value
  return sortKeys(Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, sortDeep(entry)])))
}
