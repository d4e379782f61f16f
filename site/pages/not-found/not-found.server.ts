import { data } from 'react-router'
import { hasText, readText, slugsOf } from '#words'
import { listPages } from '../../page-list.ts'
import { findPage, localeOfPath, withoutLocale } from '../../paths.ts'
import { inLocale } from '../../routes.ts'
import { PAGE_NOT_FOUND } from '../../runtime/constants.ts'
import { contentOf } from '../content-of.ts'
import { nearestPaths } from './nearest-paths.ts'

interface Suggestion {
  readonly href: string
  readonly label: string
}

export interface NotFound {
  /** Verbatim from the specification, section 8. */
  readonly message: string
  readonly suggestions: readonly Suggestion[]
  /** Nothing is like the address: the suggestions are ways out. */
  readonly isFarOff: boolean
}

const MAX_SUGGESTIONS = 4
const waysOut = ['/arbeitszeugnis-vorlage', '/knowledge/blog', '/docs/api/einfuehrung', '/about/contact']

/** The 404 to throw for an address: its message, and the nearest pages that do exist. */
export async function pageNotFound(url: URL) {
  const message = PAGE_NOT_FOUND.replace('{fullPath}', () => url.pathname + url.search)
  const nearest = nearestPages(url.pathname)
  const locale = localeOfPath(url.pathname)
  const paths = nearest.length > 0 ? nearest : waysOut
  const suggestions = await Promise.all(paths.map(async (path) => ({ href: inLocale(path, locale), label: await titleOf(path, locale) })))
  return data<NotFound>({ message, suggestions, isFarOff: nearest.length === 0 }, { status: 404, statusText: 'Page Not Found' })
}

function nearestPages(pathname: string): string[] {
  const locale = localeOfPath(pathname)
  const paths = listPages(slugsOf)
    .filter((page) => page.locale === locale && page.path !== '/')
    .map((page) => page.path)
  return nearestPaths(withoutLocale(pathname), paths).slice(0, MAX_SUGGESTIONS)
}

async function titleOf(path: string, locale: 'de' | 'en'): Promise<string> {
  const found = findPage(path)
  const content = found && contentOf(found)
  if (!content || !hasText(content.join('/'), locale)) return path
  return (await readText(...content, locale)).meta.title
}
