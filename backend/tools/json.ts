const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** JSON as Go writes it: what HTML could take for markup is escaped (contract 1.2). */
export function toJson(value: unknown): string {
  return escapeMarkup(JSON.stringify(value))
}

/** The same of JSON that is written already, or of a piece of it. */
export function escapeMarkup(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character)
}

/** The same object with its keys in the order of their bytes, one level deep. */
export function sortKeys<T>(value: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => compareBytes(a, b)))
}

/** Names are short and mostly ASCII, where the order of UTF-16 units is the order of bytes. */
function compareBytes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The same JSON value with the keys of every object in it sorted, as maps come in the contract (1.2). */
export function sortDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortDeep)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  // Made once: of a hundred thousand keys each copy would take a tenth of a second.
  return Object.fromEntries(entries.map(([key, entry]) => [key, sortDeep(entry)]))
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * `base` with the values of `changes` put over it: objects merge in depth, everything else replaces. Keys that `base` does
 * not know and values of another type are left out, so the result has the shape of `base`.
 */
export function merge<T>(base: T, changes: unknown): T {
  if (isPlainObject(base) && isPlainObject(changes)) {
    const merged = Object.entries(base).map(([key, value]) => [key, Object.hasOwn(changes, key) ? merge(value, changes[key]) : value])
    return Object.fromEntries(merged)
  }
  if (typeof base !== typeof changes || Array.isArray(base) !== Array.isArray(changes) || changes === null) return base
  // The same kind of value as `base`, which the line above has made sure of.
  return changes as T
}
