import type { SQLInputValue } from 'node:sqlite'
import { deserialize, serialize } from 'node:v8'

/** Values on their way between two processes: as JSON where that holds them, which is nearly always and by far the quickest. */
export type Packed<T> = { readonly plain: T } | { readonly packed: string }

/** Packs rows, or parameters, of what SQLite knows: text, numbers, null, bytes. */
export function pack<T extends object>(rows: readonly T[]): Packed<readonly T[]> {
  return rows.every((row) => Object.values(row).every(isPlain)) ? { plain: rows } : { packed: serialize(rows).toString('base64') }
}

/** What `pack` was given. */
export function unpack<T>(message: Packed<T>): T {
  return 'plain' in message ? message.plain : deserialize(Buffer.from(message.packed, 'base64'))
}

/** JSON knows neither bytes nor infinity nor the sign of zero. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  return typeof value === 'string' || value === null
}

/** A parameter as SQLite takes it: it has no booleans. */
export function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot hold a ${typeof value}`)
}
