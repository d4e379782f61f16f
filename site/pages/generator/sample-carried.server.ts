import type { Letter } from '#zeugnis'
import { carryingWords } from '../../reading/carrying-words.ts'
import type { Carried } from './use-carried-words.ts'

/** Which words carry the grades of the letter that the page opens with: it is marked before any script has come. */
export function carriedIn({ parts, language }: Letter): Carried {
  const graded = parts.flatMap(({ sentences }) => sentences)
  return Object.fromEntries(graded.flatMap(({ text, grade }) => (grade === undefined ? [] : [[text, carryingWords(text, grade, language)] as const])))
}
