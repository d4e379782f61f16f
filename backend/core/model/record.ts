import type { AuthCollection, Collection } from './collection.ts'

/**
 * A record with all its values, hidden ones included: text, email, url, editor, date and autodate as strings, number,
 * boolean, single select, relation and file as string, multiple ones as string[], json as the parsed value or null,
 * geoPoint as `{ lon, lat }`, password as its bcrypt hash.
 */
export interface StoredRecord {
  readonly collection: Collection
  readonly values: Readonly<Record<string, unknown>>
}

/** "" for a record that has no id yet. */
export function idOf(record: StoredRecord): string {
  return String(record.values.id ?? '')
}

/** Whether somebody is a superuser; null stands for guests. */
export function isSuperuser(record: StoredRecord | null): boolean {
  return record?.collection.name === '_superusers'
}

/** A record that can sign in. */
export interface AuthRecord extends StoredRecord {
  readonly collection: AuthCollection
}

/** Whether a record belongs to an auth collection, and so can sign in. */
export function isAuthRecord(record: StoredRecord): record is AuthRecord {
  return record.collection.type === 'auth'
}

/** Why a rule is asked: `@request.context` (contract 2.2). */
export type RequestContext = 'default' | 'expand' | 'realtime' | 'protectedFile' | 'batch' | 'oauth2' | 'otp' | 'password'

/** What rules and filters may know of the request, as plain data. */
export interface RequestInfo {
  readonly context: RequestContext
  readonly method: string
  readonly query: Readonly<Record<string, string>>
  /** Names in lower snake case: `X-Token` is `x_token`. */
  readonly headers: Readonly<Record<string, string>>
  /** What was sent, normalised by the collection's fields; files stand as their future names. */
  readonly body: Readonly<Record<string, unknown>>
  /** Who asks; null for guests. */
  readonly auth: StoredRecord | null
}
