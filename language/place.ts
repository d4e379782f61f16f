/** `[start, end)` in UTF-16 units of a text; of the text as given, where nothing else is said. */
export interface Place {
  readonly start: number
  readonly end: number
}

/**
 * Where a pattern is found in a text, from left to right.
 * @param pattern with the flag `g`, else `matchAll` throws a `TypeError`
 */
export function placesOf(text: string, pattern: RegExp): Place[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ start: index, end: index + found.length }))
}
