import { sql } from 'kysely'
import type { Core } from '../core.ts'
import { idOf, type StoredRecord } from './stored-record.ts'
import { selectRecords } from './table.ts'

/** Collections whose records belong to one auth record, by `collectionRef` and `recordRef` (contract 3.5). */
export const ownedCollections = ['_externalAuths', '_mfas', '_otps', '_authOrigins'] as const

export type OwnedCollection = (typeof ownedCollections)[number]

export function isOwnedCollection(name: string): name is OwnedCollection {
  return ownedCollections.some((one) => one === name)
}

/** The records of this system collection that belong to an auth record. */
export async function findOwned(core: Core, owner: StoredRecord, name: OwnedCollection): Promise<StoredRecord[]> {
  const collection = core.collections.find(name)
  if (!collection) return []
  const mine = sql`where ${sql.ref('collectionRef')} = ${owner.collection.id} and ${sql.ref('recordRef')} = ${idOf(owner)}`
  return selectRecords(core, collection, mine)
}
