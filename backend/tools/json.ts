const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** JSON as Go writes it: what HTML could take for markup is escaped (contract 1.2). */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character)
}

/** The same object with its keys in the order of their bytes, one level deep. */
export function sortKeys<T>(value: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => compareBytes(a, b)))
}

/** Names are short and mostly ASCII, where the order of UTF-16 units is the order of bytes. */
function compareBytes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
