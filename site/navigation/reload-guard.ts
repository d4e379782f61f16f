import { RELOAD_GUARD_MS } from '../constants.ts'

export const RELOADS_KEY = 'reloads'

/**
 * Whether a page may be loaded again after a fault, and notes that it is: once for the same path in ten seconds
 * (specification, section 9). Where nothing can be noted it may not, or a lasting fault would load it for ever.
 * @param scripts what is gone: a page that comes anew with the same ones has not got well, and is never loaded again for them
 */
export function mayReload(path: string, now: number, storage: () => Storage, scripts?: string): boolean {
  try {
    const times: Record<string, number> = JSON.parse(storage().getItem(RELOADS_KEY) ?? '{}')
    const last = times[path] ?? Number.NEGATIVE_INFINITY
    const isKnown = scripts !== undefined && scripts in times
    storage().setItem(RELOADS_KEY, JSON.stringify({ ...times, [path]: now, ...(scripts && { [scripts]: now }) }))
    return !isKnown && now - last >= RELOAD_GUARD_MS
  } catch {
    return false
  }
}
