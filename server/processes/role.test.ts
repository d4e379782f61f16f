import { expect, it } from 'vitest'
import { asVariable, ownPart, partsOf } from './role.ts'

const socket = '/tmp/a/behind.sock'
const rolesOf = (env: Parameters<typeof partsOf>[0]) => partsOf(env, socket).map(({ role }) => role)
const DATABASE_URL = 'postgres://localhost/test'

it('with the embedded database one process has it, and the others stand before it', () => {
  expect(rolesOf({ WORKERS: 3 })).toEqual(['behind', 'front', 'front'])
})

it('with PostgreSQL all serve everything, and one more holds the connections that wait for events', () => {
  expect(rolesOf({ WORKERS: 2, DATABASE_URL })).toEqual(['behind', 'whole', 'whole'])
})

it('before a backend elsewhere one process counts, and the others stand before it', () => {
  expect(rolesOf({ WORKERS: 2, DATABASE_URL, BACKEND_URL: 'https://data.example.org' })).toEqual(['behind', 'front'])
})

it('one of those that serve pages is the first, and each finds its part in its environment', () => {
  const parts = partsOf({ WORKERS: 3 }, socket)
  expect(parts.map(({ isFirst }) => isFirst)).toEqual([false, true, false])
  expect(parts.map((part) => ownPart(asVariable(part)))).toEqual(parts)
})

it('a process that was started alone does everything', () => {
  expect(ownPart({})).toEqual({ role: 'whole', socket: '', isFirst: true })
})
