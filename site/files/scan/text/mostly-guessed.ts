import { DOUBTFUL, MANY_DOUBTS } from '../limits.ts'
import type { ScanText } from './text-of-scan.ts'

/** Whether so much of a text is unsure that it is better photographed again: looked through in haste, guesses would be graded. */
export function isMostlyGuessed({ text, words }: ScanText): boolean {
  return words.filter(({ confidence }) => confidence < DOUBTFUL).length > MANY_DOUBTS.most * text.split(/\s+/u).length
}
