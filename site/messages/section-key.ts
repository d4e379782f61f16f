import type { MessageKey } from '#words/interface'
import type { Section } from '../route-table/row.ts'

/** What a page belongs to: its section, or the lexicon that it is an entry of. */
export type Belonging = Section | 'entry'

/** The label of what a page belongs to. */
export function sectionKey(section: Belonging): MessageKey {
  return section === 'home' ? 'page.home' : `section.${section}`
}
