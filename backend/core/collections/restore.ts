import type { Core } from '../core.ts'
import { changingCollections, persist } from './save.ts'
import { collectionFromStored, type StoredCollection } from './stored-collection.ts'

/** Puts stored collections into a database that lacks them, with their ids, secrets and times as they are. */
export function restoreCollections(core: Core, stored: readonly StoredCollection[]): Promise<void> {
  return changingCollections(core, async (tx) => {
    for (const collection of stored.map(collectionFromStored)) await persist(tx, { collection, previous: undefined })
  })
}
