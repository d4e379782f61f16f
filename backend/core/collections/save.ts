import { schemaOf } from '../../dialects/by-engine.ts'
import { formatDate } from '../../tools/date.ts'
import { dropFilesOfCollection, dropFilesOfLostFields } from '../files/record-files.ts'
import { isEmpty } from '../model/checks.ts'
import type { Collection } from '../model/collection.ts'
import type { Core, TransactionCore } from '../model/core.ts'
import { ApiError, ValidationError } from '../model/errors.ts'
import { type CollectionInput, type Draft, draftOfChange, draftOfNew } from './input.ts'
import { loadCollections, removeCollection, storeCollection } from './known.ts'
import { normalise } from './normalise.ts'
import { noteCollection } from './note-collection.ts'
import { renameInRateLimits } from './rename-in-rate-limits.ts'
import { changeTable, createTable } from './table.ts'
import { collectionErrors } from './validate/collection.ts'
import { dependentsOf, refreshViews, saveView } from './views/save-view.ts'
import { suggestFields } from './views/view-fields.ts'

/** Makes a collection of what was sent, with its table. Throws a `ValidationError` when it is refused. */
export function createCollection(core: Core, input: CollectionInput): Promise<Collection> {
  return changingCollections(core, (tx) => save(tx, draftOfNew(input)))
}

/** Changes what was sent of a collection; values of fields that stay are kept. */
export function updateCollection(core: Core, collection: Collection, input: CollectionInput): Promise<Collection> {
  return changingCollections(core, (tx) => save(tx, draftOfChange(tx.collections.find(collection.id) ?? collection, input)))
}

/** One change of collections at a time, each seeing those before it. */
export function changingCollections<T>(core: Core, work: (tx: TransactionCore) => Promise<T>): Promise<T> {
  return core.inTransaction(async (tx) => {
    await schemaOf(tx.database).lock(tx.connection)
    tx.replaceCollections(await loadCollections(tx.connection))
    return work(tx)
  })
}

async function save(tx: TransactionCore, draft: Draft): Promise<Collection> {
  const whole = await complete(tx, draft)
  const errors = await collectionErrors(tx, whole)
  if (!isEmpty(errors)) throw new ValidationError(errors)
  const saved = await persist(tx, whole)
  await refreshViews(tx, saved)
  const after = tx.collections.find(saved.id) ?? saved
  noteCollection(tx, { action: whole.previous ? 'update' : 'create', before: whole.previous, after })
  return after
}

/** The draft with all that the server adds; a view's fields are those of its query, whatever was sent. */
export async function complete(tx: TransactionCore, draft: Draft): Promise<Draft> {
  const whole = normalise(draft, { collections: tx.collections, now: formatDate(tx.now()) })
  if (whole.collection.type !== 'view') return whole
  return { ...whole, collection: { ...whole.collection, fields: await suggestFields(tx, whole.collection.viewQuery) } }
}

/** Stores a collection and makes or changes its table or view. */
export async function persist(tx: TransactionCore, { collection, previous }: Pick<Draft, 'collection' | 'previous'>): Promise<Collection> {
  if (previous && previous.name !== collection.name) await renameInRateLimits(tx, { from: previous.name, to: collection.name })
  if (collection.type === 'view') return saveView(tx, collection, previous)
  await storeCollection(tx.connection, collection)
  if (previous) await dropFilesOfLostFields(tx, collection, previous)
  if (previous) await changeTable(tx, collection, previous)
  else await createTable(tx, collection)
  tx.replaceCollections(await loadCollections(tx.connection))
  return collection
}

/** Deletes a collection with its records. System collections stay, and those that relations or views need (contract 6). */
export function deleteCollection(core: Core, collection: Collection): Promise<void> {
  return changingCollections(core, async (tx) => {
    if (collection.system) throw new ApiError(400, 'Failed to delete collection: system collections cannot be deleted')
    const names = await namesOfUsers(tx, collection)
    if (names.length > 0) throw new ApiError(400, `Failed to delete collection probably due to existing reference in ${names.join(', ')}`)
    await dropCollection(tx, collection)
    noteCollection(tx, { action: 'delete', before: collection })
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
