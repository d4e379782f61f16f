import type { Defect } from '../../../model/analysis.ts'
import type { ReadLetter } from '../letter.ts'
import { contentDefects } from './content-defects.ts'
import { dateDefects } from './date-defects.ts'
import { personDefects } from './person-defects.ts'
import { signatureDefects } from './signature-defects.ts'

/** Formal defects of a letter, in the order of their places. */
export function findDefects(letter: ReadLetter): Defect[] {
  const all = [...dateDefects(letter), ...signatureDefects(letter), ...personDefects(letter), ...contentDefects(letter)]
  return all.sort((a, b) => a.start - b.start)
}
