import { expect, it } from 'vitest'
import { RELOAD_GUARD_MS } from '../constants.ts'
import { mayReload } from './reload-guard.ts'

function storage(): () => Storage {
  const values = new Map<string, string>()
  const kept = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  }
  return () => kept
}

it('loads a path again once in ten seconds', () => {
  const kept = storage()
  expect(mayReload('/wissen', 1_000, kept)).toBe(true)
  expect(mayReload('/wissen', 1_000 + RELOAD_GUARD_MS - 1, kept)).toBe(false)
  expect(mayReload('/wissen', 1_000 + 2 * RELOAD_GUARD_MS, kept)).toBe(true)
})

it('loads another path at once, and remembers both', () => {
  const kept = storage()
  mayReload('/wissen', 1_000, kept)
  expect(mayReload('/partners', 1_001, kept)).toBe(true)
  expect(mayReload('/wissen', 1_002, kept)).toBe(false)
})

it('never loads again for the same scripts, and for others as for any fault', () => {
  const kept = storage()
  expect(mayReload('/wissen', 1_000, kept, 'old.js')).toBe(true)
  expect(mayReload('/wissen', 1_000 + 5 * RELOAD_GUARD_MS, kept, 'old.js')).toBe(false)
  expect(mayReload('/partners', 1_000 + 5 * RELOAD_GUARD_MS, kept, 'old.js')).toBe(false)
  expect(mayReload('/wissen', 1_000 + 9 * RELOAD_GUARD_MS, kept, 'new.js')).toBe(true)
})

it('does not load again where nothing can be noted', () => {
  expect(
    mayReload('/wissen', 1_000, () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }),
  ).toBe(false)
})
