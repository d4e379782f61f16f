import { schemaOf } from '../../dialects/schema/schema-of.ts'
import { formatDate } from '../../tools/date.ts'
import { isEmpty } from '../checks.ts'
import type { Core, TransactionCore } from '../core.ts'
import { ValidationError } from '../errors.ts'
import { dropFilesOfLostFields } from '../files/record-files.ts'
import type { Collection } from './collection.ts'
import { type CollectionInput, type Draft, draftOfChange, draftOfNew } from './input.ts'
import { normalise } from './normalise.ts'
import { renameInRateLimits } from './rename-in-rate-limits.ts'
import { loadCollections, storeCollection } from './store.ts'
import { changeTable, createTable } from './table.ts'
import { collectionErrors } from './validate/collection.ts'
import { refreshViews, saveView } from './views/save-view.ts'
import { suggestFields } from './views/suggest-fields.ts'

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
  return tx.collections.find(saved.id) ?? saved
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
