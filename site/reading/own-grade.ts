import { gradeSentence } from '#zeugnis'

/** The grade with which a German sentence is read, or that it is left open. */
export function readGrade(text: string, names: readonly string[]): number | null {
  return gradeSentence(text, names).grade
}
