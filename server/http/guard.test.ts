import { describe, expect, it } from 'vitest'
import { refuse } from './guard.ts'

const statusOf = (url: string, method = 'GET') => refuse({ url, method })?.status

describe('refuse', () => {
  it.each([
    ['//evil.example', 404],
    ['/\\evil.example', 404],
    ['/%5Cevil.example', 404],
    ['/a/%2f%2fevil.example', 404],
    ['/%00', 400],
    ['/a%0d%0aSet-Cookie:x', 400],
    ['/%zz', 400],
    ['/..%2fetc/passwd', 404],
    ['/assets/../../secret', 404],
    [`/${'a'.repeat(10_000)}`, 414],
    ['http://evil.example/', 400],
    ['*', 400],
  ])('refuses %s', (url, status) => {
    expect(statusOf(url)).toBe(status)
  })

  it.each(['/', '/about/team?a=//b', '/wissen/zwischenzeugnis', '/a%20b', '/%C3%BC', '/.well-known/security.txt'])('lets %s pass', (url) => {
    expect(statusOf(url)).toBeUndefined()
  })

  it('refuses methods that nothing answers, and names those that are', () => {
    expect(refuse({ url: '/', method: 'PROPFIND' })).toEqual({ status: 405, allow: 'GET, HEAD, POST' })
    expect(refuse({ url: '/', method: 'DELETE' })?.status).toBe(405)
    expect(refuse({ url: '/api/collections/users/records/1', method: 'DELETE' })).toBeUndefined()
  })
})
