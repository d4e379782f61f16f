import { type AnalyseOptions, analyseLetter } from '../analyse/analyse.ts'
import type { Analysis } from '../model/analysis.ts'

/** What stands in a shared letter in place of names, birth dates, addresses and the like. */
export const replaced = /\[(?:Person [A-Z]{1,2}|Geburtsdatum|Geburtsort|Anschrift|E-Mail|Telefon|Nummer)\]/g

const LETTERS = 26

/** `0` → `[Person A]`, the one whom the letter is about; `26` → `[Person AA]`. */
export function personMark(index: number): string {
  const letter = (at: number) => String.fromCharCode('A'.charCodeAt(0) + at)
  const more = Math.floor(index / LETTERS)
  return `[Person ${more > 0 ? letter((more - 1) % LETTERS) : ''}${letter(index % LETTERS)}]`
}

/** The first persons' mark that none of these texts holds, as its index; never that of the one whom the letters are about. */
export function freePerson(texts: readonly string[]): number {
  let index = 1
  while (texts.some((text) => text.includes(personMark(index)))) index += 1
  return index
}

/**
 * Reads a letter whose personal data may be replaced. What was replaced is read as a name of the same length: the places stay those
 * of the text as given.
 */
export function analyseReplaced(text: string, options?: AnalyseOptions): Analysis {
  return analyseLetter(text.replace(replaced, standIn), options)
}

function standIn({ length }: string): string {
  return `Max M${'a'.repeat(length - 'Max M'.length)}`
}
