import { z } from 'zod'
import { limitParallel } from '../../tools/tasks.ts'
import type { Core } from '../model/core.ts'
import type { Peers } from '../model/realtime.ts'
import { idOf } from '../model/record.ts'
import { findRecord } from '../query/table.ts'
import { deliver, deliveriesOf } from './deliveries.ts'

const recordNotice = z.object({
  kind: z.literal('record'),
  action: z.enum(['create', 'update', 'delete']),
  collectionId: z.string(),
  id: z.string(),
  /** Of a deleted record: nobody can read them any more. */
  values: z.record(z.string(), z.unknown()).optional(),
})
/** What processes tell each other. */
const notice = z.discriminatedUnion('kind', [recordNotice, z.object({ kind: z.literal('known') })])

type RecordNotice = z.infer<typeof recordNotice>

/** What other processes on the same database are told when a transaction has changed collections or settings. */
export const KNOWN_CHANGED = JSON.stringify({ kind: 'known' } satisfies z.infer<typeof notice>)

/** Peers told by the notices of the core's database. The core is asked for later, as it holds them itself. */
export function createPeers(core: () => Core): Peers {
  let waiting: string[] = []
  /** Two at once would go over two connections, and the later notice might be heard first. */
  const oneAfterTheOther = limitParallel(1)

  async function flush(): Promise<void> {
    const texts = waiting
    waiting = []
    const { database } = core()
    await database.notices?.tell(database.connection, texts)
  }

  return {
    tell({ action, record }) {
      if (!core().database.notices) return
      const values = action === 'delete' ? { values: record.values } : {}
      const text = JSON.stringify({ kind: 'record', action, collectionId: record.collection.id, id: idOf(record), ...values } satisfies RecordNotice)
      waiting.push(text)
      if (waiting.length === 1) core().inBackground(() => oneAfterTheOther(flush))
    },
  }
}

/** Follows what the other processes tell, until the database is closed. */
export async function followPeers(core: Core): Promise<void> {
  await core.database.notices?.listen({
    notice: (text) => core.announcements.add(async () => hear(core, text)),
    gap: () => core.announcements.add(() => core.reload()),
  })
}

async function hear(core: Core, text: string): Promise<void> {
  const heard = notice.parse(JSON.parse(text))
  if (heard.kind === 'known') await core.reload()
  else await hearOfRecord(core, heard)
}

/** Tells our own clients of a record that another process has changed. */
async function hearOfRecord(core: Core, { action, collectionId, id, values }: RecordNotice): Promise<void> {
  const collection = core.collections.find(collectionId)
  if (!collection) return
  if (collection.type === 'auth') await renewBound(core, { collectionId, id })
  const record = { collection, values: values ?? { id } }
  if (core.realtime.subscriptionsTo(record).length > 0) await deliver(core, await deliveriesOf(core, { action, record, isGone: action === 'delete' }))
}

async function renewBound(core: Core, { collectionId, id }: { readonly collectionId: string; readonly id: string }): Promise<void> {
  const { realtime } = core
  if (!realtime.isBound({ collectionId, recordId: id })) return
  const collection = core.collections.find(collectionId)
  const record = collection && (await findRecord(core, collection, id))
  if (record) realtime.renewAuth(record)
  else realtime.releaseAuth({ collectionId, recordId: id })
}
