import { type Found, type Meant, makeFinder, type Word, wordsOf } from '#language'
import type { Span } from '../model/requirement.ts'

/** `C++`, `C#` and `B2` are words; a hyphen parts words. */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*/gu

/** The words of a sentence about a job or of an application, with their places. */
export function wordsIn(text: string): Word[] {
  return wordsOf(text, word)
}

/** Finds what phrases mean. Of two the one with more letters of its own wins: it knows better what it means. */
export function makeTalentFinder<T>(lists: readonly Meant<T>[]): (words: readonly Word[]) => Found<T>[] {
  return makeFinder(lists, 'letters')
}

/** The place of a word or of what was found, as this room hands places out. */
export function spanOf({ start, end }: Word | Found<unknown>): Span {
  return [start, end]
}
