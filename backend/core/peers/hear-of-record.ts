import type { Core } from '../core.ts'
import { deliver, deliveriesOf } from '../realtime/announce.ts'
import { findRecord } from '../records/table.ts'
import type { RecordNotice } from './notice.ts'

/** Tells our own clients of a record that another process has changed. */
export async function hearOfRecord(core: Core, { action, collectionId, id, values }: RecordNotice): Promise<void> {
  const collection = core.collections.find(collectionId)
  if (!collection) return
  if (collection.type === 'auth') await renewBound(core, { collectionId, id })
  const record = { collection, values: values ?? { id } }
  if (core.realtime.subscriptionsTo(record).length > 0) deliver(core, await deliveriesOf(core, { action, record, isGone: action === 'delete' }))
}

async function renewBound(core: Core, { collectionId, id }: { readonly collectionId: string; readonly id: string }): Promise<void> {
  const { realtime } = core
  if (!realtime.isBound({ collectionId, recordId: id })) return
  const collection = core.collections.find(collectionId)
  const record = collection && (await findRecord(core, collection, id))
  if (record) realtime.renewAuth(record)
  else realtime.releaseAuth({ collectionId, recordId: id })
}
