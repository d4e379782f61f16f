import { type AnalyseOptions, analyseLetter } from '../analyse/analyse.ts'
import type { Analysis } from '../model/analysis.ts'

/** What stands in a shared letter in place of names, birth dates, addresses and the like. Four letters name more persons than texts hold. */
export const replaced = /\[(?:Person [A-Z]{1,4}|Geburtsdatum|Geburtsort|Anschrift|E-Mail|Telefon|Nummer)\]/g

const LETTERS = 26

/** `0` → `[Person A]`, the one whom the letter is about; `26` → `[Person AA]`, `702` → `[Person AAA]`: no two are alike. */
export function personMark(index: number): string {
  let letters = ''
  for (let rest = index; rest >= 0; rest = Math.floor(rest / LETTERS) - 1)
    letters = String.fromCharCode('A'.charCodeAt(0) + (rest % LETTERS)) + letters
  return `[Person ${letters}]`
}

/** The persons whose marks none of these texts holds, as their indices, in order; never the one whom the letters are about. */
export function* freePersons(texts: readonly string[]): Generator<number, never> {
  const taken = new Set(texts.flatMap((text) => text.match(replaced) ?? []))
  for (let index = 1; ; index += 1) if (!taken.has(personMark(index))) yield index
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
