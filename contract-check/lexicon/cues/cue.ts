import type { ClauseKind } from '../../model/answer.ts'

/** How a kind of clause is known. Gaps are bounded, so that a sentence costs no more than its length. */
export interface Cue {
  readonly kind: ClauseKind
  /** The heading of a section that is about it: its sentences are, unless another kind claims them. */
  readonly heading?: RegExp
  /** A sentence that is about it, whatever its heading. */
  readonly sentence: RegExp
  /** A sentence that has its words and is not about it. */
  readonly not?: RegExp
  /** Kinds that give way to this one in a section under its heading. */
  readonly absorbs?: readonly ClauseKind[]
}

export const DATE = String.raw`\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3,9})\s?\d{4}`

/** Words at the beginning of which no other letter stands. */
export const words = (...patterns: readonly string[]) => new RegExp(patterns.map((pattern) => `(?<!\\p{L})(?:${pattern})`).join('|'), 'iu')

/** A denial makes no clause. */
export const refused =
  'wird nicht vereinbart|ist nicht vereinbart|nicht vereinbart|besteht nicht|wird verzichtet auf|keine? (?:probezeit|vertragsstrafe|wettbewerbsverbot)'
