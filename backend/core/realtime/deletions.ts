import type { TransactionCore } from '../core.ts'
import { findOwned, ownedCollections } from '../records/owned.ts'
import { cascadeHolders } from '../records/references.ts'
import { idOf, type StoredRecord } from '../records/stored-record.ts'
import { type Delivery, deliver, deliveriesOf } from './announce.ts'

/** Who will hear of which deletion, by record. */
export type Decided = ReadonlyMap<string, readonly Delivery[]>

/**
 * Who may hear that a record is deleted, and all that may go with it: decided while all of it is still there, as rules may
 * look from one to the other (contract 8).
 */
export async function decideDeletions(core: TransactionCore, record: StoredRecord): Promise<Decided> {
  const decided = new Map<string, readonly Delivery[]>()
  if (core.realtime.hasSubscriptions()) await decide(core, record, decided)
  return decided
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
export function announceDeleted(core: TransactionCore, record: StoredRecord, decided: Decided): void {
  const deliveries = decided.get(keyOf(record)) ?? []
  core.afterCommit((root) => {
    root.peers.tell({ action: 'delete', record })
    if (record.collection.type === 'auth') root.realtime.releaseAuth({ collectionId: record.collection.id, recordId: idOf(record) })
    if (deliveries.length > 0) root.announcements.add(async () => deliver(root, deliveries))
  })
}

function keyOf(record: StoredRecord): string {
  return `${record.collection.id}/${idOf(record)}`
}
