import type { Piece } from './piece.ts'

/** A sentence ends at a sign and an ordinary space before a capital; abbreviations have non-breaking ones. */
const end = /(?<=[.!?…][“”)\]]*) (?=[\p{Lu}\p{N}„“(])/u

export function sentencesOf({ text }: Piece): string[] {
  return text.split(end).filter((sentence) => lengthOf(sentence) > 0)
}

/** Words of a sentence. */
export function lengthOf(sentence: string): number {
  return sentence.match(/[\p{L}\p{N}][\p{L}\p{N}.’'/-]*/gu)?.length ?? 0
}
