import { likenesses } from './letters/spread.ts'
import type { CheckedRow } from './stack-answer.ts'
import type { RowLetter } from './use-writing.ts'

/** How many of its sentences a letter shares with the one most like it, and which row of the file that one is of. */
export interface RowLikeness {
  readonly percent: number
  readonly row: number
}

/** By the place of the row; nothing for letters that share no sentence. */
export function rowLikenesses(rows: readonly CheckedRow[], letters: readonly RowLetter[]): ReadonlyMap<number, RowLikeness> {
  const nearest = likenesses(letters.map(({ wordings }) => wordings))
  return new Map(
    letters.flatMap(({ row }, at) => {
      const one = nearest[at]
      const other = one && letters[one.other]
      if (!other || one.share === 0) return []
      return [[row, { percent: Math.round(one.share * 100), row: rows[other.row]?.line ?? other.row + 1 }]]
    }),
  )
}
