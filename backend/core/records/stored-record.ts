import type { Collection } from '../collections/collection.ts'

/**
 * A record with all its values, hidden ones included: text, email, url, editor, date and autodate as strings, number,
 * boolean, single select, relation and file as string, multiple ones as string[], json as the parsed value or null,
 * geoPoint as `{ lon, lat }`, password as its bcrypt hash.
 */
export interface StoredRecord {
  readonly collection: Collection
  readonly values: Readonly<Record<string, unknown>>
}

export function idOf(record: StoredRecord): string {
  return String(record.values.id ?? '')
}

export function isSuperuser(record: StoredRecord | null): boolean {
  return record?.collection.name === '_superusers'
}
