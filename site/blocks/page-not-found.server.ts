import { data } from 'react-router'
import { hasText, readText, slugsOf } from '#words'
import type { Locale } from '#words/interface'
import { PAGE_NOT_FOUND } from '../constants.ts'
import { contentOf } from '../route-table/content-of.ts'
import { listPages } from '../route-table/list.ts'
import { pages } from '../route-table/pages.ts'
import { findPage, localeOfPath, localized, withoutLocale } from '../route-table/paths.ts'
import { meantPages } from '../route-table/short-addresses.ts'
import { nearestPaths } from './nearest-paths.ts'

interface Suggestion {
  readonly href: string
  readonly label: string
  /** Where it is not the language of the page. */
  readonly lang?: Locale
}

export interface NotFound {
  /** Verbatim from the specification, section 8. */
  readonly message: string
  readonly suggestions: readonly Suggestion[]
  /** Where one can go on from anywhere. */
  readonly waysOut: readonly Suggestion[]
}

const MAX_SUGGESTIONS = 4
const waysOut = ['/arbeitszeugnis-vorlage', '/knowledge/blog', '/docs/api/einfuehrung', '/about/contact']

/** The 404 to throw for an address: its message, and the nearest pages that do exist. */
export async function pageNotFound(url: URL) {
  const message = PAGE_NOT_FOUND.replace('{fullPath}', () => url.pathname + url.search)
  const nearest = nearestPages(url.pathname)
  const locale = localeOfPath(url.pathname)
  const linked = (paths: readonly string[]) => Promise.all(paths.map((path) => suggestionOf(path, locale)))
  const found = { message, suggestions: await linked(nearest), waysOut: await linked(waysOut.filter((path) => !nearest.includes(path))) }
  return data<NotFound>(found, { status: 404, statusText: 'Page Not Found' })
}

/** Pages like the address, also by the short addresses that lead to them, and the page above it; in the other language those that have no other. */
function nearestPages(pathname: string): string[] {
  const asked = withoutLocale(pathname)
  const existing = new Set(listPages(slugsOf).map(({ path }) => path))
  const found = [pageAt(asked), ...nearestPaths(asked, [...existing, ...meantPages.keys()]), pageAbove(asked)]
  const paths = found.flatMap((path) => (path === undefined ? [] : (meantPages.get(path) ?? path)))
  return [...new Set(paths)].filter((path) => existing.has(path) && path !== '/').slice(0, MAX_SUGGESTIONS)
}

/** The page of exactly this path, which then has none in the language asked for, or the one that it means. */
function pageAt(path: string): string | undefined {
  return meantPages.get(path.toLowerCase()) ?? pages.find((row) => row.path.toLowerCase() === path.toLowerCase())?.path
}

function pageAbove(path: string): string | undefined {
  const above = path.slice(0, path.lastIndexOf('/'))
  return above === '' ? undefined : (pageAt(above) ?? pageAbove(above))
}

async function suggestionOf(path: string, locale: Locale): Promise<Suggestion> {
  const href = localized(path, locale)
  const own = localeOfPath(href)
  return { href, label: await titleOf(path, own), ...(own !== locale && { lang: own }) }
}

async function titleOf(path: string, locale: Locale): Promise<string> {
  const found = findPage(path)
  const content = found && contentOf(found)
  if (!content || !hasText(content.join('/'), locale)) return path
  return (await readText(...content, locale)).meta.title
}
