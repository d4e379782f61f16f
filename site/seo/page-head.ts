import type { Locale } from '#words/interface'
import type { Belonging } from '../messages/section-key.ts'

interface Crumb {
  readonly label: string
  readonly href: string
}

/** What a page says of itself: to its reader, to search engines, to those who share it. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly lead: string
  /** Words that the search finds the page by, beside its own. */
  readonly keywords?: readonly string[]
  /** Canonical German path: the page's identity in both languages. */
  readonly path: string
  readonly locales: readonly Locale[]
  readonly section: Belonging
  /** On the halyard beside the section's name: a letter's flag. */
  readonly flag: string
  /** From home to this page. */
  readonly crumbs: readonly Crumb[]
  /** Dates (ISO 8601) of a text with an editorial date, and who answers for it. */
  readonly article?: { readonly published: string; readonly modified: string; readonly editor?: string }
  /** A headword and what it means. */
  readonly term?: { readonly name: string; readonly definition: string }
  /** A page that the feeds belong to. */
  readonly hasFeeds?: true
  /** What its text asks and answers. */
  readonly questions?: readonly { readonly question: string; readonly answer: string }[]
}
