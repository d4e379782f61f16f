import { describe, expect, it } from 'vitest'
import { EnvironmentError, readEnv } from './env.ts'

describe('readEnv', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, ORIGIN: 'http://localhost:3000', DATA_DIR: './data' })
  })

  it('takes an empty variable as not set', () => {
    expect(readEnv({ PORT: '', ORIGIN: '' }).PORT).toBe(3000)
  })

  it('reads redirect, hosts and base addresses', () => {
    const env = readEnv({
      ROOT_REDIRECT: '302 /products/talentscout',
      LOCALE_HOSTS: 'A.example=de, b.example=en',
      LOCALE_BASE_URLS: 'en=https://b.example',
    })
    expect(env.ROOT_REDIRECT).toEqual({ status: 302, path: '/products/talentscout' })
    expect([...env.LOCALE_HOSTS]).toEqual([
      ['a.example', 'de'],
      ['b.example', 'en'],
    ])
    expect(env.LOCALE_BASE_URLS).toEqual({ en: 'https://b.example' })
  })

  it.each([
    ['PORT', 'drei'],
    ['PORT', '70000'],
    ['ORIGIN', 'example.org'],
    ['ORIGIN', 'https://example.org/path'],
    ['ORIGIN', 'ftp://example.org'],
    ['LOGIN_URL', 'javascript:alert(1)'],
    ['ROOT_REDIRECT', '200 /'],
    ['ROOT_REDIRECT', '302 //evil.example'],
    ['LOCALE_HOSTS', 'example.org=fr'],
    ['LOCALE_BASE_URLS', 'de=example.org'],
  ])('stops at %s=%s and names it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(EnvironmentError)
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must .*"${value.replace(/[()]/g, '\\$&')}"`))
  })

  it('names every wrong variable at once', () => {
    expect(() => readEnv({ PORT: 'x', ORIGIN: 'y' })).toThrow(/PORT[\s\S]*ORIGIN/)
  })
})
