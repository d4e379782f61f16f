import type { IncomingMessage, ServerResponse } from 'node:http'
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, localeOfPath, withoutLocale } from '#site'
import type { Locale } from '#words/interface'
import { comesFromHere, cookieLocale } from './locale-redirect.ts'

/**
 * The language that a visitor chooses with this request: only the language links lead from a page to the same page in another language.
 * Nothing when it is remembered already, as the inline script does where there is JavaScript, or when a browser fetches it ahead.
 */
export function chosenLocale({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>, origin: string): Locale | undefined {
  const from = URL.parse(headers.referer ?? '')
  const isVisit = (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' && headers['sec-purpose'] === undefined
  if (!from || !isVisit || !comesFromHere(headers, origin)) return undefined
  const path = url.split('?', 1)[0] ?? ''
  const locale = localeOfPath(path)
  const isOther = locale !== localeOfPath(from.pathname) && pageOf(path) === pageOf(from.pathname)
  return isOther && cookieLocale(headers.cookie) !== locale ? locale : undefined
}

/** Answers with the cookie that remembers it, where something was chosen. */
export function rememberLocale(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const chosen = chosenLocale(request, origin)
  if (chosen) response.setHeader('set-cookie', localeCookie(chosen, origin))
}

const pageOf = (path: string) => withoutLocale(path).toLowerCase()

/** The cookie that remembers it, as `site/arrival/intent-script.ts` sets it. */
export function localeCookie(locale: Locale, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_DAYS * 86_400}; SameSite=Lax${secure}`
}
