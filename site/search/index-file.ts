/** What the build writes for one language, and what browser and server search in. */
export interface SearchIndex {
  readonly pages: readonly SearchPage[]
}

export interface SearchPage {
  /** Canonical German path: the page's identity in both languages. */
  readonly path: string
  readonly title: string
  /** What else it is called: in its heading, in breadcrumbs, in menus, by its keywords. */
  readonly names: string
  /** Description and lead: what the page says of itself. */
  readonly about: string
  readonly sections: readonly SearchSection[]
  /** Words that stand only beyond where the sections' texts were cut. */
  readonly words: string
}

export interface SearchSection {
  /** Fragment of the place; empty for the page's beginning. */
  readonly id: string
  readonly heading: string
  readonly text: string
}
