const LONGEST = 80

/** A query inside a sentence: as much of it as fits. */
export function shorten(query: string): string {
  const letters = [...query]
  return letters.length <= LONGEST ? query : `${letters.slice(0, LONGEST).join('')}…`
}
