import type { IncomingHttpHeaders } from 'node:http'
import { LOCALE_COOKIE } from '#site'
import { defaultLocale, isLocale, type Locale } from '#words/interface'

export interface LocaleSettings {
  readonly origin: string
  readonly hosts: ReadonlyMap<string, Locale>
}

/**
 * Where the root sends a visitor who comes from outside: to the page of their language, when it is not the root's.
 * Whoever is on the site already gets the page they ask for. Order: cookie, browser language, host, route.
 */
export function localeRedirect(headers: IncomingHttpHeaders, settings: LocaleSettings): string | undefined {
  if (comesFromHere(headers, settings.origin)) return undefined
  const locale = detectLocale(headers, settings.hosts)
  return locale === defaultLocale ? undefined : `/${locale}`
}

/** Whether a visitor comes from another page of this site: as browsers say, older ones by the page's address alone. */
export function comesFromHere({ 'sec-fetch-site': site, referer, host }: IncomingHttpHeaders, origin: string): boolean {
  if (site !== undefined) return site === 'same-origin'
  if (!referer || !URL.canParse(referer)) return false
  const from = new URL(referer)
  return from.origin === origin || from.host === host
}

function detectLocale(headers: IncomingHttpHeaders, hosts: LocaleSettings['hosts']): Locale {
  return cookieLocale(headers.cookie) ?? browserLocale(headers['accept-language']) ?? hostLocale(headers.host, hosts) ?? defaultLocale
}

/** The language that a visitor has chosen before. */
export function cookieLocale(cookie: string | undefined): Locale | undefined {
  const value = cookie
    ?.split(';')
    .map((pair) => pair.trim().split('=', 2))
    .find(([name]) => name === LOCALE_COOKIE)?.[1]
  return isLocale(value) ? value : undefined
}

/** The best of the visitor's languages that the site speaks (RFC 9110, section 12.5.4). */
function browserLocale(header: string | undefined): Locale | undefined {
  const wishes = (header ?? '').split(',').map((item) => {
    const [tag = '', ...parameters] = item.trim().toLowerCase().split(';')
    const quality = Number(
      parameters
        .find((parameter) => parameter.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    )
    return { code: tag.split('-', 1)[0], quality: Number.isFinite(quality) ? quality : 0 }
  })
  const best = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  return best.map(({ code }) => code).find(isLocale)
}

function hostLocale(host: string | undefined, hosts: LocaleSettings['hosts']): Locale | undefined {
  return hosts.get((host ?? '').replace(/:\d+$/, '').toLowerCase())
}
