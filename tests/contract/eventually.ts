import { vi } from 'vitest'

/** Waits until this does not throw: long enough for a machine that does other work as well, and no longer than it takes. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 })
}
