import { otherText } from '../lexicon/other-texts.ts'
import type { Section } from './sections.ts'

const TOP = 20_000
/** So many signs of another kind of text outweigh the headings of a CV. */
const TOO_MANY = 2

/**
 * Whether this is a CV: sections for work or education with times in them, and the title or a second section. A letter,
 * an advertisement, a contract or a guide to CVs has the words but not the form.
 */
export function isCv(text: string, hasTitle: boolean, sections: readonly Section[], entries: number): boolean {
  const kinds = new Set(sections.filter(({ hasHeading }) => hasHeading).map(({ kind }) => kind))
  const isStructured = kinds.has('experience') || kinds.has('education')
  if ((text.slice(0, TOP).match(otherText)?.length ?? 0) >= TOO_MANY || !isStructured || entries === 0) return false
  return hasTitle || kinds.size >= 2
}
