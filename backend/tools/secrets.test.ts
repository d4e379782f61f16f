import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { checksumOf, generateId, randomText } from './id.ts'
import { hashPassword, isTooLongToHash, verifyNothing, verifyPassword } from './password.ts'
import { decodeUnverified, signToken, verifyToken } from './token.ts'

describe('ids', () => {
  test('have fifteen lower-case letters or digits and never come twice', () => {
    const ids = Array.from({ length: 500 }, generateId)
    expect(ids.every((id) => /^[a-z0-9]{15}$/.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(500)
  })

  test('random text keeps to its alphabet and uses all of it', () => {
    expect(new Set(randomText(2000, 'xyz'))).toEqual(new Set('xyz'))
    expect(randomText(50)).toMatch(/^[a-zA-Z0-9]{50}$/)
  })

  test('the checksum is the decimal CRC-32 that PocketBase names default fields with', () => {
    expect(`text${checksumOf('id')}`).toBe('text3208210256')
  })
})

describe('passwords', () => {
  test('are kept as bcrypt hashes of the wanted cost, 10 by default', async () => {
    const hashed = await hashPassword('1234567890', 4)
    expect(hashed).toMatch(/^\$2a\$04\$/)
    expect(await hashPassword('1234567890', 0)).toMatch(/^\$2a\$10\$/)
    expect(await verifyPassword('1234567890', hashed)).toBe(true)
    expect(await verifyPassword('123456789', hashed)).toBe(false)
  })

  test('are verified against hashes of all three spellings, and never against what is no hash', async () => {
    const hashed = await hashPassword('1234567890', 4)
    for (const version of ['2a', '2b', '2y']) expect(await verifyPassword('1234567890', hashed.replace('2a', version))).toBe(true)
    expect(await verifyPassword('', '')).toBe(false)
    expect(await verifyPassword('a', 'a')).toBe(false)
  })

  test('nobody has the dummy password, and asking for it is real work', async () => {
    expect(await verifyNothing('1234567890')).toBe(false)
    expect(isTooLongToHash('ä'.repeat(36))).toBe(false)
    expect(isTooLongToHash('ä'.repeat(37))).toBe(true)
  })
})

describe('tokens', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  const key = 'tokenKey+secret'
  const claims = { id: 'abc', collectionId: 'def', type: 'auth', refreshable: true }

  test('say what was signed and when they end', async () => {
    const token = await signToken(claims, { key, seconds: 60, now })
    const signed = { ...claims, exp: now.getTime() / 1000 + 60 }
    expect(decodeUnverified(token)).toEqual(signed)
    expect(await verifyToken(token, { key, now })).toEqual(signed)
  })

  test('fail with another key, after their end, and when they are none', async () => {
    const token = await signToken(claims, { key, seconds: 60, now })
    expect(await verifyToken(token, { key: 'other', now })).toBeUndefined()
    expect(await verifyToken(token, { key, now: new Date(now.getTime() + 61_000) })).toBeUndefined()
    expect(await verifyToken('nonsense', { key, now })).toBeUndefined()
    expect(decodeUnverified('nonsense')).toBeUndefined()
  })

  test('may come without `typ`, but in no other algorithm', async () => {
    const bytes = new TextEncoder().encode(key)
    const sign = (alg: string) => new SignJWT({ ...claims, exp: 2524604461 }).setProtectedHeader({ alg }).sign(bytes)
    expect(await verifyToken(await sign('HS256'), { key, now })).toMatchObject(claims)
    expect(await verifyToken(await sign('HS512'), { key, now })).toBeUndefined()
    const [, payload] = (await sign('HS256')).split('.')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    expect(await verifyToken(none, { key, now })).toBeUndefined()
  })
})
