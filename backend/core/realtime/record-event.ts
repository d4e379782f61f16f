import type { StoredRecord } from '../records/stored-record.ts'

/** A committed change of a record. */
export interface RecordEvent {
  readonly action: 'create' | 'update' | 'delete'
  readonly record: StoredRecord
  /** Whether the record can no longer be read: rules are asked of its values alone. */
  readonly isGone?: boolean
}
