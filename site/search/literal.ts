/** In quotation marks, as one writes what is meant to the letter. */
const quoted = /^\s*["„“”«»](.*)["“”«»]\s*$/su

/** Whether a query is to be searched as it is written, nothing set right. */
export function isLiteral(query: string): boolean {
  return quoted.test(query)
}

/** The query that searches these words as they are written. */
export function toTheLetter(words: string): string {
  return `"${words}"`
}

/** The words of a query without the marks around them. */
export function wordsAsked(query: string): string {
  return quoted.exec(query)?.[1] ?? query
}
