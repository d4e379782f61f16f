import { isLocale, type Locale } from '#words/interface'
import { inLocale, localesOf, pages } from './pages.ts'
import type { PageRow } from './row.ts'

/** The language that an address says by its prefix. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/', 2)[1]?.toLowerCase()
  return first !== 'de' && isLocale(first) ? first : 'de'
}

/**
 * The address without its language prefix and without a slash at its end (prerendering asks with one):
 * `/en/about/team` and `/about/team/` give `/about/team`.
 */
export function withoutLocale(pathname: string): string {
  const path = pathname.replace(/(?<=[^/\n])\/+$|(?<=^\/)\/+$/, '')
  return localeOfPath(path) === 'de' ? path : path.slice(3) || '/'
}

/** The address of a page in a language; a page that has none there keeps the language it has. */
export function localized(path: string, locale: Locale): string {
  const row = findPage(path)?.row
  return inLocale(path, row && !localesOf(row).includes(locale) ? 'de' : locale)
}

export interface FoundPage {
  readonly row: PageRow
  /** Canonical German path, with the slug in place. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

const fixedRows = new Map(pages.filter((row) => !row.path.includes(':')).map((row) => [row.path.toLowerCase(), row]))
const patterns = pages
  .filter((row) => row.path.includes(':'))
  .map((row) => ({ row, pattern: new RegExp(`^${row.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i') }))

/** The row of the table that an address means, without regard to case; fixed paths win over patterns. */
export function findPage(pathname: string): FoundPage | undefined {
  const path = withoutLocale(pathname)
  const fixed = fixedRows.get(path.toLowerCase())
  if (fixed) return { row: fixed, path: fixed.path, params: {} }
  for (const { row, pattern } of patterns) {
    const params = pattern.exec(path)?.groups
    if (params) return { row, params, path: row.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]).toLowerCase()) }
  }
  return undefined
}

/** Path of one entry of a collection: `blog`, `arbeitszeugnis` → `/blog-article/arbeitszeugnis`. */
export function entryPath(collection: 'blog' | 'wissen', slug: string): string {
  return `/${collection === 'blog' ? 'blog-article' : 'wissen'}/${slug}`
}

/** Address of the search index of one language in one build. */
export function searchIndexPath(build: string, locale: Locale): string {
  return `/_search/${build}/${locale}.json`
}

/** Address of the interface texts of one language in one build (specification, section 7). */
export function messagesPath(build: string, locale: Locale): string {
  return `/_i18n/${build}/${locale}/messages.json`
}
