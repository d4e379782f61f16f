import type { TransactionCore } from '../core.ts'
import { announceSaved } from '../realtime/announce.ts'
import type { StoredRecord } from './stored-record.ts'

/** Tells of a record's new values once they are committed; who is bound to it hears of them first. */
export function recordChanged(core: TransactionCore, record: StoredRecord): void {
  if (record.collection.type === 'auth') core.afterCommit(({ realtime }) => realtime.renewAuth(record))
  announceSaved(core, { action: 'update', record })
}
