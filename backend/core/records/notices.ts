import { sql } from 'kysely'
import type { TransactionCore } from '../model/core.ts'
import type { NoticeRecord, RecordChanged } from '../model/notices.ts'
import { idOf, type StoredRecord } from '../model/record.ts'
import { insertRow, selectRecords } from '../query/table.ts'
import { castValues, checkValues, draftRecord, withDates, withGeneratedTexts } from './draft.ts'

/** A record of before and after; undefined where there is none. */
interface RecordChange {
  readonly before?: StoredRecord
  readonly after?: StoredRecord
}

/** Writes what the program around wants written with this change of a record, in the transaction of the change. Throws what refuses it. */
export async function noticeRecord(tx: TransactionCore, { before, after }: RecordChange): Promise<void> {
  const record = after ?? before
  const { recordNotices } = tx
  if (!record || !recordNotices?.concerns(record.collection.name)) return
  const change: RecordChanged = {
    action: !after ? 'delete' : before ? 'update' : 'create',
    ...{ collection: record.collection.name, id: idOf(record), before: before?.values, after: after?.values, at: tx.now() },
  }
  const source = tx.collections.find(recordNotices.listeners)
  const listeners = source ? await selectRecords(tx, source, sql``) : []
  const wanted = recordNotices.records(
    change,
    listeners.map(({ values }) => values),
  )
  if (await storeNotices(tx, wanted)) tx.afterCommit(() => recordNotices.stored())
}

/** Creates these records in the name of the server; those of collections that there are not are left. Gives whether there were any. */
export async function storeNotices(tx: TransactionCore, records: readonly NoticeRecord[]): Promise<boolean> {
  for (const notice of records) {
    const collection = tx.collections.find(notice.collection)
    if (!collection) continue
    const draft = withGeneratedTexts(await draftRecord({ collection, values: castValues(collection, notice.values) }))
    await checkValues(tx, draft)
    const record = { collection, values: withDates(tx, draft) }
    await insertRow(tx, record)
    tx.events.saved(tx, { action: 'create', record })
  }
  return records.length > 0
}
