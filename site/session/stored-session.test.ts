import { expect, it } from 'vitest'
import { storedSession } from './stored-session.ts'

const now = Date.UTC(2026, 10, 21)
const tokenUntil = (time: number) => `e30.${btoa(JSON.stringify({ exp: time / 1000 }))}.sig`
const kept = (value: unknown) => ({ getItem: () => (value === undefined ? null : JSON.stringify(value)) })

it('somebody is signed in while the token of the session lives', () => {
  expect(storedSession(now, kept({ token: tokenUntil(now + 1000), record: { id: 'abc123def456ghi' } }))?.id).toBe('abc123def456ghi')
  expect(storedSession(now, kept({ token: tokenUntil(now - 1000), record: { id: 'abc123def456ghi' } }))).toBeUndefined()
})

it.each([
  undefined,
  {},
  { token: '', record: null },
  { token: 'x.y.z', record: { id: 'a' } },
  { token: tokenUntil(now + 1000), record: { id: 7 } },
  'text',
])('nobody is signed in with %j', (value) => expect(storedSession(now, kept(value))).toBeUndefined())

it('a storage that cannot be read holds nobody', () => {
  const refuses = { getItem: () => expect.unreachable() }
  expect(storedSession(now, refuses)).toBeUndefined()
})
