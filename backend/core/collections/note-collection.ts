import { changedLeaves, type Tree } from '../audit/changed-leaves.ts'
import type { Collection } from '../model/collection.ts'
import type { TransactionCore } from '../model/core.ts'
import { collectionToJson, collectionToStored } from './stored-collection.ts'

/** A collection of before and after; undefined where there is none. */
interface CollectionChange {
  readonly action: 'create' | 'update' | 'delete' | 'import'
  readonly before?: Collection | undefined
  readonly after?: Collection
}

/** Notes what an operator does to a collection: which of its parts have become others, as superusers see them. */
export function noteCollection(core: TransactionCore, { action, before, after }: CollectionChange): void {
  const collection = after ?? before
  if (!core.operator || !collection || isSame(before, after)) return
  const changes = after ? changedLeaves(before ? treeOf(before) : {}, treeOf(after), { texts: true }) : []
  core.note({ action, target: `collection ${collection.name}`, changes })
}

/** An import names collections that it does not change. */
function isSame(before: Collection | undefined, after: Collection | undefined): boolean {
  if (!before || !after) return false
  return JSON.stringify(collectionToStored({ ...before, updated: '' })) === JSON.stringify(collectionToStored({ ...after, updated: '' }))
}

/** Fields by their names, as that is how people speak of them. */
function treeOf(collection: Collection): Tree {
  const { updated: _, fields: __, ...shown } = collectionToJson(collection)
  return { ...shown, fields: Object.fromEntries(collection.fields.map((field) => [field.name, field])) }
}
