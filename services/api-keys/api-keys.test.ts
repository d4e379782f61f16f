import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { apiProducts } from '#words/facts'
import { apiKeys } from '../collections/api-keys.ts'
import { apiKeyFields, checkApiKeyForm, hashOfKey, isOwnKey, newApiKey, prefixOf, recordOfKey, stateOf } from './index.ts'

const TODAY = '2026-11-29'

function form(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ name: 'Werft', scopes: ['cv-parser'], ...fields })) {
    for (const one of typeof value === 'string' ? [value] : value) data.append(name, one)
  }
  return data
}

const check = (fields: Parameters<typeof form>[0]) => checkApiKeyForm(form(fields), TODAY)

it('a key is its beginning and 32 random bytes as base64url, and no two are alike', () => {
  const key = newApiKey((bytes) => bytes.fill(0xff))
  expect(key).toBe(`sk_live_${Buffer.alloc(32, 0xff).toString('base64url')}`)
  expect(isOwnKey(key)).toBe(true)
  expect(new Set(Array.from({ length: 100 }, () => newApiKey())).size).toBe(100)
})

it.each(['', 'sk_test_lotse', 'sk_live_x', `sk_live_${'a'.repeat(44)}`, `sk_live_${'ä'.repeat(43)}`, `x sk_live_${'a'.repeat(43)}`])(
  '“%s” is not written as a key of one’s own',
  (text) => expect(isOwnKey(text)).toBe(false),
)

it('what is stored of a key is its hash, its first characters and what the form said', async () => {
  const key = newApiKey()
  expect(await hashOfKey(key)).toBe(createHash('sha256').update(key).digest('hex'))
  const checked = check({ email: ' a@example.org ', scopes: ['cv-parser', 'sharepool'], expires: '2027-12-31' })
  const record = await recordOfKey(checked.isValid ? checked.values : expect.fail(), key)
  expect(record).toEqual({
    name: 'Werft',
    email: 'a@example.org',
    scopes: ['cv-parser', 'sharepool'],
    perMinute: 60,
    prefix: key.slice(0, 14),
    keyHash: await hashOfKey(key),
    expires: '2027-12-31 23:59:59.999Z',
  })
  expect(JSON.stringify(record)).not.toContain(key.slice(prefixOf(key).length))
})

it.each<[string, Parameters<typeof form>[0], Record<string, string>]>([
  ['no name', { name: ' ' }, { name: 'required' }],
  ['half an address', { email: 'a@' }, { email: 'invalid_email' }],
  ['no scope', { scopes: [] }, { scopes: 'required' }],
  ['a scope that there is not', { scopes: ['everything'] }, { scopes: 'unknown_choice' }],
  ['no requests at all', { perMinute: '0' }, { perMinute: 'invalid_number' }],
  ['more than the most', { perMinute: '6001' }, { perMinute: 'invalid_number' }],
  ['half a request', { perMinute: '1.5' }, { perMinute: 'invalid_number' }],
  ['a day that there is not', { expires: '2027-02-30' }, { expires: 'invalid_date' }],
  ['a day that is over', { expires: '2026-11-28' }, { expires: 'invalid_date' }],
])('the form of a key refuses %s', (_, fields, errors) => expect(check(fields)).toEqual({ isValid: false, errors }))

it('what may be left out may be left out, and the edges of what may be said can be said', () => {
  expect(check({})).toMatchObject({ isValid: true, values: { email: '', perMinute: 0, expires: '' } })
  expect(check({ scopes: apiProducts, perMinute: '6000', expires: TODAY })).toMatchObject({ isValid: true, values: { perMinute: 6000 } })
  expect(apiKeyFields).toEqual(['name', 'email', 'scopes', 'perMinute', 'expires'])
})

it('the collection takes every field that the record brings', async () => {
  const names = apiKeys.fields.map(({ name }): string => name)
  const checked = check({})
  expect(names).toEqual(expect.arrayContaining(Object.keys(await recordOfKey(checked.isValid ? checked.values : expect.fail(), newApiKey()))))
})

it('a key is valid until its end or until it is revoked, whichever comes first', () => {
  const now = new Date('2026-11-29T10:00:00Z')
  expect(stateOf({ revoked: '', expires: '' }, now)).toBe('valid')
  expect(stateOf({ revoked: '', expires: '2026-11-29 23:59:59.999Z' }, now)).toBe('valid')
  expect(stateOf({ revoked: '', expires: '2026-11-28 23:59:59.999Z' }, now)).toBe('expired')
  expect(stateOf({ revoked: '2026-11-01 00:00:00.000Z', expires: '2026-11-28 23:59:59.999Z' }, now)).toBe('revoked')
})
