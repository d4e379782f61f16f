import { keyOf } from './fold.ts'
import type { Place } from './place.ts'

/** A word, and where it stands in the text that was asked. */
export interface Word extends Place {
  /** As it stands there. */
  readonly text: string
  /** By what it is looked up: see `keyOf`. */
  readonly key: string
}

/** JavaScript's `\b` and `\w` know ASCII only, also with the `u` flag: words are runs of letters and figures. */
const letters = /[\p{L}\p{N}]+/gu

/**
 * The words of a text, in order.
 * @param word what a word is in this kind of text, with the flag `g`; runs of letters and figures when nothing is said
 */
export function wordsOf(text: string, word: RegExp = letters): Word[] {
  return Array.from(text.matchAll(word), ({ 0: found, index }) => ({ text: found, key: keyOf(found), start: index, end: index + found.length }))
}
