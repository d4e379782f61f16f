import { looksLikeShareToken } from '#services/reports'
import { findPage, localeOfPath } from '../route-table/paths.ts'

/** The address of a link to a page of ours in the language shown; nothing for what the browser should follow itself. */
export function pageHref(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.dataset.locale) return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  const isSamePage = pathname === location.pathname && search === location.search
  const isOurs = origin === location.origin && isPage(pathname) && localeOfPath(pathname) === localeOfPath(location.pathname)
  return isOurs && !isSamePage ? pathname + search + hash : undefined
}

/** What stands alone is a report's only if it looks like one: else it may be an address cut short, which the server knows. */
export function isPage(pathname: string): boolean {
  const found = findPage(pathname)
  return found !== undefined && (found.params.token === undefined || looksLikeShareToken(found.params.token))
}
