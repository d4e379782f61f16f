import { inLocale, localeOfPath, longAddress, type PublicConfig, presentAddress, signInPath } from '#site'

interface Meant {
  readonly status: 301 | 302
  readonly path: string
}

/** Where an address that was cut short, or that a page had before, leads to, its query kept. Where one signs in is a matter of configuration, so nobody is to keep that. */
export function meantAddress(url: string, loginUrls: PublicConfig['loginUrls']): Meant | undefined {
  const path = url.split('?', 1)[0] ?? ''
  const page = longAddress(path) ?? presentAddress(path)
  if (page === undefined) return undefined
  const query = url.slice(path.length)
  const locale = localeOfPath(path)
  if (page !== inLocale(signInPath, locale)) return { status: 301, path: page + query }
  const login = loginUrls[locale]
  return { status: 302, path: login + (login.includes('?') ? query.replace('?', '&') : query) }
}
