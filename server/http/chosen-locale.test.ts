import { expect, it } from 'vitest'
import { chosenLocale, localeCookie } from './chosen-locale.ts'

const ORIGIN = 'https://www.example.org'
const chosen = (url: string, from: string | undefined, more: Readonly<Record<string, string>> = {}) =>
  chosenLocale({ url, headers: { host: 'www.example.org', ...(from && { referer: ORIGIN + from }), ...more } }, ORIGIN)

it.each([
  ['/en/about/team', '/about/team', 'en'],
  ['/about/team?a=b', '/en/about/team?a=b', 'de'],
  ['/', '/en', 'de'],
  ['/en', '/', 'en'],
  ['/en/arbeitszeugnis-vorlage/arbeitszeugnis-koch-in', '/arbeitszeugnis-vorlage/Arbeitszeugnis-Koch-in', 'en'],
])('%s from %s chooses %s', (url, from, locale) => {
  expect(chosen(url, from)).toBe(locale)
  expect(chosen(url, from, { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' })).toBe(locale)
})

it('a link to another page, a page from outside and one in the language that is remembered choose nothing', () => {
  expect(chosen('/wissen', '/en/about/team')).toBeUndefined()
  expect(chosen('/en/about/press', '/en/about/team')).toBeUndefined()
  expect(chosen('/en/about/team', undefined)).toBeUndefined()
  expect(chosenLocale({ url: '/en', headers: { referer: 'https://elsewhere.example/' } }, ORIGIN)).toBeUndefined()
  expect(chosen('/en', '/', { 'sec-fetch-site': 'cross-site' })).toBeUndefined()
  expect(chosen('/en', '/', { cookie: 'i18n_redirected=en' })).toBeUndefined()
  expect(chosen('/en', '/', { cookie: 'i18n_redirected=de' })).toBe('en')
})

it('what a browser fetches ahead, or a script asks for, chooses nothing', () => {
  expect(chosen('/en', '/', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBeUndefined()
  expect(chosen('/en', '/', { 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch' })).toBeUndefined()
})

it('the cookie lives a year, and is secure where the site is', () => {
  expect(localeCookie('en', ORIGIN)).toBe('i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(localeCookie('de', 'http://localhost:3000')).not.toContain('Secure')
})
