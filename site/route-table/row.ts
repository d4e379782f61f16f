import type { FormName } from '#services/forms'
import type { Locale } from '#words/interface'
import type { FirstWay } from './ways.ts'

/** Page families: which route module composes the page. */
export type Family =
  | 'home'
  | 'text'
  | 'article'
  | 'blog'
  | 'newsletter'
  | 'entry'
  | 'glossary'
  | 'templates'
  | 'template'
  | 'api'
  | 'analyser'
  | 'comparison'
  | 'generator'
  | 'stack'
  | 'talentscout'
  | 'report'
  | 'report-deletion'
  | 'integration'
  | 'sections'
  | 'pricing'
  | 'video'
  | 'scenarios'
  | 'company'
  | 'contact'
  | 'enquiry'
  | 'jobs'
  | 'legal'
  | 'downloads'
  | 'search'
  | 'trial'
  | 'forgotten'
  | 'account-link'
  | 'sign-in'
  | 'account'
  | 'cases'
  | 'new-case'
  | 'case'
  | 'workplace'
  | 'invite'
  | 'guest-case'

export type Flag = 'a' | 'b' | 'c' | 'd' | 'e' | 'g' | 'h' | 'i' | 'k' | 'l' | 'n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'w' | 'x'
export type HeaderGroup = 'products' | 'pricing' | 'knowledge' | 'company' | 'api'
export type FooterGroup = 'products' | 'about' | 'legal' | 'end'
export type Collection = 'blog' | 'wissen'
type MiddlewareName = 'report'

export interface PageRow {
  /** German path in its canonical spelling; English stands under /en. */
  readonly path: string
  readonly family: Family
  /** The word that the flags on the page's halyard spell. */
  readonly word?: string
  /** The flag of the page's head. */
  readonly flag: Flag
  /** What the page belongs to; its head says so. */
  readonly section: Section
  /** Ends in the band that leads to this tool first, then to people who show it. */
  readonly band?: FirstWay
  readonly locales?: readonly Locale[]
  /** Path of the page above, for breadcrumbs. */
  readonly parent?: string
  /** The page above in a language that has no page at `parent`. */
  readonly parentIn?: Readonly<Partial<Record<Locale, string>>>
  readonly header?: HeaderGroup
  /** The header writes this address instead of `path` (the specification's spelling). */
  readonly headerPath?: string
  readonly footer?: FooterGroup
  /** Folder below content/ when it does not follow from the path. */
  readonly content?: string
  /** Rows with :slug stand for one page per folder of this collection. */
  readonly collection?: Collection
  /** Prerendered for who asks nothing; with a query in the address the server answers anew. */
  readonly answersQuery?: true
  /** Forms that are sent to this page: others take no POST, and only those of an application may be long. */
  readonly forms?: readonly FormName[]
  /** The bytes of a file that is sent to this page, beside what a form without files may have. */
  readonly takesFile?: number
  /** Holds what visitors write, ask or let be read, or what is said about people: no event and no recording may hold it. So is a hidden page. */
  readonly private?: true
  /** Never prerendered, never in the sitemap, robots stay out. */
  readonly hidden?: true
  readonly middleware?: readonly MiddlewareName[]
}

export type Section =
  | 'home'
  | 'product'
  | 'pricing'
  | 'integration'
  | 'company'
  | 'legal'
  | 'knowledge'
  | 'blog'
  | 'template'
  | 'api'
  | 'trust'
  | 'demo'
  | 'report'
  | 'issuer'
  | 'search'
