import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { localeRedirect } from './locale-redirect.ts'

const settings = { origin: 'https://www.example.org', hosts: new Map([['en.example.org', 'en']] as const) }
const redirectFor = (headers: IncomingHttpHeaders) => localeRedirect({ host: 'www.example.org', ...headers }, settings)

describe('the root, for a visitor from outside', () => {
  it.each<[string, IncomingHttpHeaders, string | undefined]>([
    ['nothing known: German', {}, undefined],
    ['a cookie goes before the browser language', { cookie: 'a=b; i18n_redirected=de', 'accept-language': 'en' }, undefined],
    ['an English cookie', { cookie: 'i18n_redirected=en', 'accept-language': 'de' }, '/en'],
    ['a cookie with a language we do not speak is ignored', { cookie: 'i18n_redirected=fr', 'accept-language': 'en' }, '/en'],
    ['the browser language goes before the host', { 'accept-language': 'de-DE,de;q=0.9', host: 'en.example.org' }, undefined],
    ['an English browser', { 'accept-language': 'en-GB,en;q=0.9,de;q=0.8' }, '/en'],
    ['quality decides, not order', { 'accept-language': 'en;q=0.4, de;q=0.8' }, undefined],
    ['languages we do not speak are passed over', { 'accept-language': 'fr,en;q=0.5' }, '/en'],
    ['a language of quality 0 is not wanted', { 'accept-language': 'en;q=0' }, undefined],
    ['a header that says nothing', { 'accept-language': ';;q=x,' }, undefined],
    ['the host, when nothing else is known', { host: 'en.example.org:3000' }, '/en'],
  ])('%s', (_name, headers, target) => {
    expect(redirectFor(headers)).toBe(target)
  })
})

describe('the root, for a visitor already on the site', () => {
  const english = { 'accept-language': 'en' }

  it('answers the page asked for when the browser says same-origin', () => {
    expect(redirectFor({ ...english, 'sec-fetch-site': 'same-origin' })).toBeUndefined()
  })

  it('answers it by the referrer when the browser does not say', () => {
    expect(redirectFor({ ...english, referer: 'https://www.example.org/en' })).toBeUndefined()
  })

  it.each<IncomingHttpHeaders>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none', referer: 'https://www.example.org/en' },
    { referer: 'https://elsewhere.example/' },
    { referer: 'no address' },
  ])('redirects others: %o', (headers) => {
    expect(redirectFor({ ...english, ...headers })).toBe('/en')
  })
})
