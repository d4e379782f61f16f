import { expect, it } from 'vitest'
import { meantAddress } from './meant-address.ts'

const own = { de: '/testzugang/anmelden', en: '/en/testzugang/anmelden' }
const elsewhere = { de: 'https://app.example/login?from=site', en: 'https://app.example/login?from=site' }

it.each([
  ['/docs?a=b', own, 301, '/docs/api/einfuehrung?a=b'],
  ['/en/Pricing/', own, 301, '/en/pricing/zeugnisgenerator'],
  ['/wissen/zeitwoerter-und-verstaerker?a=b', own, 301, '/wissen/zeitfaktor-und-verstaerker?a=b'],
  ['/en/wissen/zeitwoerter-und-verstaerker.md', own, 301, '/en/wissen/zeitfaktor-und-verstaerker.md'],
  ['/login', own, 302, '/testzugang/anmelden'],
  ['/en/login?next=1', own, 302, '/en/testzugang/anmelden?next=1'],
  ['/login?a=b', elsewhere, 302, 'https://app.example/login?from=site&a=b'],
] as const)('%s', (url, loginUrls, status, path) => {
  expect(meantAddress(url, loginUrls)).toEqual({ status, path })
})

it('leaves every other address alone', () => {
  expect(['/', '/about/team', '/nirgends', '/api/health'].map((url) => meantAddress(url, own))).toEqual(Array(4).fill(undefined))
})
