import { setImmediate } from 'node:timers/promises'
import type { Background } from '../../tools/tasks.ts'
import type { RecordEvents, TransactionCore } from '../model/core.ts'
import type { Announcements, RealtimeHub, RecordEvent } from '../model/realtime.ts'
import { idOf, type StoredRecord } from '../model/record.ts'
import { cascadeHolders } from '../records/delete.ts'
import { findOwned, ownedCollections } from '../records/owned.ts'
import { type Delivery, deliver, deliveriesOf } from './deliveries.ts'

/** Tells the clients of this process and the other processes of records (contract 8). */
export const recordEvents: RecordEvents = {
  saved,
  async decideDeletions(core, record) {
    const decided = new Map<string, readonly Delivery[]>()
    // All of it is still there, as rules may look from one record to the other.
    if (core.realtime.hasSubscriptions()) await decide(core, record, decided)
    return (deleted) => announceDeleted(core, deleted, decided.get(keyOf(deleted)) ?? [])
  },
}

/** Who is bound to a changed record hears of it first. Nobody waits for the telling. */
function saved(core: TransactionCore, event: RecordEvent): void {
  const { action, record } = event
  if (action === 'update' && record.collection.type === 'auth') core.afterCommit(({ realtime }) => realtime.renewAuth(record))
  core.afterCommit((root) => {
    root.peers.tell(event)
    if (root.realtime.subscriptionsTo(record).length > 0) {
      root.announcements.add(async () => deliver(root, await deliveriesOf(root, event)))
    }
  })
}

async function decide(core: TransactionCore, record: StoredRecord, decided: Map<string, readonly Delivery[]>): Promise<void> {
  const key = keyOf(record)
  if (decided.has(key)) return
  decided.set(key, [])
  decided.set(key, await deliveriesOf(core, { action: 'delete', record }))
  for (const next of [...(await cascadeHolders(core, record)), ...(await ownedRecords(core, record))]) await decide(core, next, decided)
}

async function ownedRecords(core: TransactionCore, record: StoredRecord): Promise<StoredRecord[]> {
  const names = record.collection.type === 'auth' ? ownedCollections : []
  const owned: StoredRecord[] = []
  for (const name of names) owned.push(...(await findOwned(core, record, name)))
  return owned
}

/** Tells of a deletion once it is committed; who was bound to the record goes on as a guest. */
function announceDeleted(core: TransactionCore, record: StoredRecord, deliveries: readonly Delivery[]): void {
  core.afterCommit((root) => {
    root.peers.tell({ action: 'delete', record })
    if (record.collection.type === 'auth') root.realtime.releaseAuth({ collectionId: record.collection.id, recordId: idOf(record) })
    if (deliveries.length > 0) root.announcements.add(() => deliver(root, deliveries))
  })
}

function keyOf(record: StoredRecord): string {
  return `${record.collection.id}/${idOf(record)}`
}

/** What an event costs besides the questions that are asked for it. */
const EVENT_COST = 20
/** About half a minute of work. */
const MOST_COST = 200_000

/** Announcements that work in the background, and end connections of `hub` when too much waits. */
export function createAnnouncements(background: Pick<Background, 'run'>, hub: Pick<RealtimeHub, 'questions' | 'shed'>): Announcements {
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  return {
    add(task) {
      const before = last
      const { promise, resolve } = Promise.withResolvers<void>()
      last = promise
      const cost = EVENT_COST + hub.questions
      waiting += cost
      if (waiting > MOST_COST) hub.shed()
      // Other work, the sockets' above all, has its turn in between. What fails is reported and keeps none of those behind it.
      background.run(() =>
        before
          .then(() => setImmediate())
          .then(task)
          .finally(() => {
            waiting -= cost
            resolve()
          }),
      )
    },
  }
}
