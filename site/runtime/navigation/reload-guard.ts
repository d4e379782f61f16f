import { RELOAD_GUARD_MS } from '../constants.ts'

export const RELOADS_KEY = 'reloads'

/**
 * Whether a page may be loaded again after a fault, and notes that it is: once for the same path in ten seconds
 * (specification, section 9). Where nothing can be noted it may not, or a lasting fault would load it for ever.
 */
export function mayReload(path: string, now: number, storage: () => Storage): boolean {
  try {
    const times: Record<string, number> = JSON.parse(storage().getItem(RELOADS_KEY) ?? '{}')
    const last = times[path] ?? Number.NEGATIVE_INFINITY
    storage().setItem(RELOADS_KEY, JSON.stringify({ ...times, [path]: now }))
    return now - last >= RELOAD_GUARD_MS
  } catch {
    return false
  }
}
