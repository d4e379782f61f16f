import type { PackedWords } from './packed-words.ts'

/** What the build writes for one language, and what browser and server search in. */
export interface SearchIndex {
  readonly pages: readonly StoredPage[]
  /** Words that stand only beyond where the sections' texts were cut, with numbers of pages. */
  readonly words: PackedWords
}

export interface StoredPage extends PageText {
  /** Canonical German path: the page's identity in both languages. */
  readonly path: string
  /** What else it is called: in its heading, in breadcrumbs, in menus, by its keywords. */
  readonly names: string
}

/** What a page says, whole or cut. */
export interface PageText {
  readonly title: string
  /** Description and lead: what the page says of itself. */
  readonly about: string
  readonly sections: readonly SearchSection[]
}

/** The whole texts of the pages by path: what the server quotes from, and no browser is sent. */
export type WholeTexts = Readonly<Record<string, PageText>>

/** A page as it is searched. */
export interface SearchPage extends StoredPage {
  /** Words of its text that the sections do not show. */
  readonly words: string
}

export interface SearchSection {
  /** Fragment of the place where it is not its heading in lower case; empty for the page's beginning. */
  readonly id?: string
  readonly heading: string
  readonly text: string
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** The fragment that a heading of a text gets: hundreds of them need not be sent. */
export function fragmentOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-')
}
