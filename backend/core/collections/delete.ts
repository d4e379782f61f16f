import { schemaOf } from '../../dialects/schema/schema-of.ts'
import type { Core, TransactionCore } from '../core.ts'
import { ApiError } from '../errors.ts'
import { dropFilesOfCollection } from '../files/record-files.ts'
import type { Collection } from './collection.ts'
import { changingCollections } from './save.ts'
import { loadCollections, removeCollection } from './store.ts'
import { dependentsOf, refreshViews } from './views/save-view.ts'

/** Deletes a collection with its records. System collections stay, and those that relations or views need (contract 6). */
export function deleteCollection(core: Core, collection: Collection): Promise<void> {
  return changingCollections(core, async (tx) => {
    if (collection.system) throw new ApiError(400, 'Failed to delete collection: system collections cannot be deleted')
    const names = await namesOfUsers(tx, collection)
    if (names.length > 0) throw new ApiError(400, `Failed to delete collection probably due to existing reference in ${names.join(', ')}`)
    await dropCollection(tx, collection)
    await refreshViews(tx, collection)
  })
}

/** Removes a collection and what is behind it, whoever needs it. */
export async function dropCollection(tx: TransactionCore, collection: Collection): Promise<void> {
  const schema = schemaOf(tx.database)
  if (collection.type === 'view') await schema.dropView(tx.connection, collection.name)
  else await schema.dropTable(tx.connection, collection.name)
  dropFilesOfCollection(tx, collection)
  await removeCollection(tx.connection, collection)
  tx.replaceCollections(await loadCollections(tx.connection))
}

/** Other collections with relations to this one, and views that read it. */
async function namesOfUsers(tx: TransactionCore, collection: Collection): Promise<readonly string[]> {
  const relating = tx.collections.referencesTo(collection.id).filter((reference) => reference.collection.id !== collection.id)
  const views = await dependentsOf(tx, collection)
  return [...new Set([...relating.map((reference) => reference.collection.name), ...views.map(({ name }) => name)])]
}
