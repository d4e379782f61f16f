import type { Place } from '../../model/mark.ts'

/** A word of a folded text. */
export interface Word extends Place {
  readonly text: string
  readonly lower: string
}

/** JavaScript's `\b` and `\w` know ASCII only, also with the `u` flag: words are runs of letters and figures. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    lower: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))
}
