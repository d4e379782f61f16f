const LONGEST = 90

/** Words as the page quotes them: on one line, cut with an ellipsis. */
export function shortened(words: string): string {
  const line = words
    .replace(/\u00ad|(?<=\p{Ll})-(?=[^\S\n]*\n)\s+(?=\p{Ll})/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).trimEnd()}…`
}
