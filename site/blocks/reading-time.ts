const WORDS_PER_MINUTE = 200

/** Minutes to read a text, counted from its markup, one at least. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
