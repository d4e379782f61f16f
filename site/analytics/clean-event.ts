import { isHiddenPage } from './private-page.ts'

/** Stands in place of the address of a page that nobody is to know. */
const UNTOLD = '/-'

export interface Place {
  readonly origin: string
  readonly pathname: string
}

/**
 * An event without queries, fragments, titles and hidden addresses; nothing when it happened on a hidden page. What visitors search for
 * stands in queries, and what opens a report stands in its path.
 */
export function cleanEvent<Given extends object>(given: Given, { origin, pathname }: Place): Given | null {
  if (isHiddenPage(pathname)) return null
  return { ...given, ...cleanEntries(given, origin) }
}

/** Of an address its path, of a hidden one not even that. */
export function cleanUrl(text: string, origin: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return text
  return url.origin + (url.origin === origin && isHiddenPage(url.pathname) ? UNTOLD : url.pathname)
}

/** Numbers of cards as people write them, in groups: the library knows them in one piece only. */
const CARD = /(?<!\d)\d(?:[ \u00a0-]?\d){12,}/g
/** Where an event says what stood in the page. */
const SHOWN = /^(?:\$?el_text|text|\$elements_chain(?:_texts)?)$/

function cleanText(given: string, key: string, origin: string): string {
  const text = SHOWN.test(key) ? given.replace(CARD, '[redacted]') : given
  if (key === '$elements_chain') return text.replace(/(href=")([^"]*)/g, (_, name: string, href: string) => name + cleanHref(href, origin))
  if (/pathname$/.test(key)) return isHiddenPage(text) ? UNTOLD : text
  return /^attr__href$/.test(key) ? cleanHref(text, origin) : cleanUrl(text, origin)
}

/** A link as it stands in the page: addresses of ours are written without their host; those of mail stay out. */
function cleanHref(href: string, origin: string): string {
  if (/^(?:mailto|tel):/.test(href)) return ''
  return href.startsWith('/') ? cleanUrl(origin + href, origin).slice(origin.length) : cleanUrl(href, origin)
}

/** The recorder's own data are made without private parts, and addresses in them cleaned, before they are packed. */
const PACKED = '$snapshot_data'

/** The title of a page may repeat what was searched for; its address says enough. */
const TITLE = 'title'

function cleanEntries(value: object, origin: string): object {
  const told = Object.entries(value).filter(([key]) => key !== TITLE)
  return Object.fromEntries(told.map(([key, inner]) => [key, clean(inner, key, origin)]))
}

function clean(value: unknown, key: string, origin: string): unknown {
  if (typeof value === 'string') return cleanText(value, key, origin)
  if (Array.isArray(value)) return key === PACKED ? value : value.map((one) => clean(one, key, origin))
  return value && typeof value === 'object' && !(value instanceof Date) ? cleanEntries(value, origin) : value
}
