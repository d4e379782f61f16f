import type { Collection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import type { OwnedCollection } from '../records/owned.ts'

/** One of the collections that hold what belongs to auth records (contract 3.5); every server has them. */
export function systemCollection(core: Core, name: OwnedCollection): Collection {
  const collection = core.collections.find(name)
  if (!collection) throw new Error(`there is no collection ${name}`)
  return collection
}
