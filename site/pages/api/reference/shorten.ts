import type { Json } from '#words'

const MOST_ENTRIES = 2
const MOST_CHARACTERS = 120

/** A long answer as a reader takes it in: two entries of each list, texts cut. A cut leaves an ellipsis. */
export function shorten(value: Json): Json {
  if (typeof value === 'string') return value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS).trimEnd()} …` : value
  if (Array.isArray(value)) return [...value.slice(0, MOST_ENTRIES).map(shorten), ...(value.length > MOST_ENTRIES ? ['…'] : [])]
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shorten(one)]))
}
