import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { EnvironmentError, readEnv } from './env.ts'

describe('readEnv', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, ORIGIN: 'http://localhost:3000', DATA_DIR: './data' })
  })

  it('takes an empty variable as not set', () => {
    expect(readEnv({ PORT: '', ORIGIN: '' }).PORT).toBe(3000)
  })

  it('takes as many processes as the machine has cores', () => {
    expect(readEnv({ WORKERS: 'auto' }).WORKERS).toBe(availableParallelism())
    expect(readEnv({ WORKERS: '3' }).WORKERS).toBe(3)
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
    ['WORKERS', '0'],
    ['WORKERS', '1.5'],
    ['WORKERS', 'many'],
    ['QUERY_TIMEOUT', '0'],
    ['QUERY_TIMEOUT', 'soon'],
    ['ORIGIN', 'example.org'],
    ['ORIGIN', 'https://example.org/path'],
    ['ORIGIN', 'ftp://example.org'],
    ['LOGIN_URL', 'javascript:alert(1)'],
    ['SMTP_URL', 'mail.example.org:587'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['ROOT_REDIRECT', '200 /'],
    ['ROOT_REDIRECT', '302 //evil.example'],
    ['LOCALE_HOSTS', 'example.org=fr'],
    ['LOCALE_BASE_URLS', 'de=example.org'],
  ])('stops at %s=%s and names it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(EnvironmentError)
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must .*"${value.replace(/[()]/g, '\\$&')}"`))
  })

  it('reads a bucket, its letters that are no part of an address encoded', () => {
    const { S3_URL } = readEnv({ S3_URL: 'http://key%2F1:se%40cret@127.0.0.1:9000/files?region=eu-central-1' })
    expect(S3_URL).toEqual({
      enabled: true,
      endpoint: 'http://127.0.0.1:9000',
      bucket: 'files',
      region: 'eu-central-1',
      accessKey: 'key/1',
      secret: 'se@cret',
      forcePathStyle: true,
    })
  })

  it('never shows a password', () => {
    expect(() => readEnv({ S3_URL: 'https://key:hush@s3.example.org/' })).toThrow(/^S3_URL must have .*"https:\/\/key:\*\*\*@s3/)
    expect(() => readEnv({ DATABASE_URL: 'mysql://user:hush@db/1' })).toThrow(/^DATABASE_URL must be .*"mysql:\/\/user:\*\*\*@db/)
    expect(() => readEnv({ SMTP_URL: 'http://user:hush@mail.example.org' })).toThrow(/^SMTP_URL must be .*"http:\/\/user:\*\*\*@mail/)
  })

  it('reads sign-in providers: a client of a known one, an OpenID Connect provider with its addresses', () => {
    const addresses = { authURL: 'https://id.example/auth', tokenURL: 'https://id.example/token', userInfoURL: 'https://id.example/me' }
    const { OAUTH2_GOOGLE, OAUTH2_OIDC } = readEnv({
      OAUTH2_GOOGLE: 'id.apps.example:sec:ret',
      OAUTH2_OIDC: JSON.stringify({ clientId: 'id', clientSecret: 'secret', ...addresses }),
    })
    expect(OAUTH2_GOOGLE).toEqual({ clientId: 'id.apps.example', clientSecret: 'sec:ret' })
    expect(OAUTH2_OIDC).toMatchObject({ clientId: 'id', clientSecret: 'secret', ...addresses })
  })

  it.each([
    ['OAUTH2_GITHUB', 'hush'],
    ['OAUTH2_OIDC', 'hush'],
    ['OAUTH2_OIDC', '{"clientId":"a","clientSecret":"hush","authURL":"https://a.example","tokenURL":"https://a.example"}'],
  ])('stops at a wrong %s and shows nothing of it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must be .*"\\*\\*\\*"`))
    expect(() => readEnv({ [name]: value })).not.toThrow(/hush/)
  })

  it('names every wrong variable at once', () => {
    expect(() => readEnv({ PORT: 'x', ORIGIN: 'y' })).toThrow(/PORT[\s\S]*ORIGIN/)
  })
})

it('says which variable needs another one beside it, and shows no secret', () => {
  expect(() => readEnv({ BACKEND_URL: 'https://data.example.org' })).toThrow('BACKEND_URL needs BACKEND_TOKEN beside it.')
  expect(() => readEnv({ RECAPTCHA_SITE_KEY: 'key' })).toThrow('RECAPTCHA_SITE_KEY needs RECAPTCHA_SECRET beside it.')
  expect(() => readEnv({ LEADS_TO: 'Ada <ada@example.org>' })).toThrow('LEADS_TO must be an e-mail address')
})
