import type { AuthCollection } from '../collections/collection.ts'
import type { StoredRecord } from '../records/stored-record.ts'

/** A record that can sign in. */
export interface AuthRecord extends StoredRecord {
  readonly collection: AuthCollection
}

export function isAuthRecord(record: StoredRecord): record is AuthRecord {
  return record.collection.type === 'auth'
}
