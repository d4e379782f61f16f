function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * `base` with the values of `changes` put over it: objects merge in depth, everything else replaces. Keys that `base` does
 * not know and values of another type are left out, so the result has the shape of `base`.
 */
export function merge<T>(base: T, changes: unknown): T {
  if (isPlainObject(base) && isPlainObject(changes)) {
    const merged = Object.entries(base).map(([key, value]) => [key, Object.hasOwn(changes, key) ? merge(value, changes[key]) : value])
    return Object.fromEntries(merged)
  }
  if (typeof base !== typeof changes || Array.isArray(base) !== Array.isArray(changes) || changes === null) return base
  // The same kind of value as `base`, which the line above has made sure of.
  return changes as T
}
