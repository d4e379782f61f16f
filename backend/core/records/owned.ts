import { sql } from 'kysely'
import { dateOfText } from '../../tools/date.ts'
import type { Collection } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { idOf, type StoredRecord } from '../model/record.ts'
import { selectRecords } from '../query/table.ts'

/** Collections whose records belong to one auth record, by `collectionRef` and `recordRef` (contract 3.5). */
export const ownedCollections = ['_externalAuths', '_mfas', '_otps', '_authOrigins'] as const

export type OwnedCollection = (typeof ownedCollections)[number]

/** Whether this is the name of one of them. */
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

/** One of the collections that hold what belongs to auth records (contract 3.5); every server has them. */
export function systemCollection(core: Core, name: OwnedCollection): Collection {
  const collection = core.collections.find(name)
  if (!collection) throw new Error(`there is no collection ${name}`)
  return collection
}

/** Whether a record was created this many seconds ago or longer. */
export function isOlderThan(core: Core, { values }: StoredRecord, seconds: number): boolean {
  const created = dateOfText(String(values.created))?.getTime() ?? 0
  return created + seconds * 1000 <= core.now().getTime()
}
