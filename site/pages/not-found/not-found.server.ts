import { data } from 'react-router'
import { hasText, readText, slugsOf } from '#words'
import { listPages } from '../../page-list.ts'
import { findPage, localeOfPath, withoutLocale } from '../../paths.ts'
import { inLocale } from '../../routes.ts'
import { contentOf } from '../content-of.ts'
import { nearestPaths } from './nearest-paths.ts'

export interface Suggestion {
  readonly href: string
  readonly label: string
}

export interface NotFound {
  /** Verbatim from the specification, section 8. */
  readonly message: string
  readonly suggestions: readonly Suggestion[]
}

const MAX_SUGGESTIONS = 4

/** The 404 to throw for an address: its message, and the nearest pages that do exist. */
export async function pageNotFound(url: URL) {
  const message = `Page Not Found: ${url.pathname}${url.search}`
  return data<NotFound>({ message, suggestions: await suggest(url.pathname) }, { status: 404, statusText: 'Page Not Found' })
}

function suggest(pathname: string): Promise<Suggestion[]> {
  const locale = localeOfPath(pathname)
  const paths = listPages(slugsOf)
    .filter((page) => page.locale === locale && page.path !== '/')
    .map((page) => page.path)
  const nearest = nearestPaths(withoutLocale(pathname), paths).slice(0, MAX_SUGGESTIONS)
  return Promise.all(nearest.map(async (path) => ({ href: inLocale(path, locale), label: await titleOf(path, locale) })))
}

async function titleOf(path: string, locale: 'de' | 'en'): Promise<string> {
  const found = findPage(path)
  const content = found && contentOf(found)
  if (!content || !hasText(content.join('/'), locale)) return path
  return (await readText(...content, locale)).meta.title
}
