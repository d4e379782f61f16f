import { schemaOf } from '../../../dialects/by-engine.ts'
import { inSavepoint } from '../../../dialects/schema/savepoint.ts'
import { type Collection, CollectionSet, type ViewCollection } from '../../model/collection.ts'
import type { TransactionCore } from '../../model/core.ts'
import type { Field } from '../../model/field.ts'
import { storeCollection } from '../known.ts'
import { defineView, type ViewDefinition } from './view-fields.ts'

/** Makes or replaces the view behind a collection, and stores it with the fields that its query gives. */
export async function saveView(core: TransactionCore, view: ViewCollection, previous: Collection | undefined): Promise<ViewCollection> {
  const definition = await defineView(core, view.viewQuery)
  const saved = { ...view, fields: withKnownIds(definition.fields, (previous ?? view).fields) }
  const dependents = previous ? await dependentsOf(core, previous) : []
  for (const dependent of dependents.toReversed()) await schemaOf(core.database).dropView(core.connection, dependent.name)
  if (previous) await schemaOf(core.database).dropView(core.connection, previous.name)
  await createView(core, saved, definition)
  await storeCollection(core.connection, saved)
  core.replaceCollections(replaced(core.collections, saved))
  for (const dependent of dependents) await remakeView(core, dependent)
  return saved
}

/** The views that read a collection, in the order in which they were made. */
export async function dependentsOf(core: TransactionCore, collection: Collection): Promise<readonly ViewCollection[]> {
  const views = core.collections.all.filter((other): other is ViewCollection => other.type === 'view' && other.id !== collection.id)
  if (views.length === 0) return []
  const names = await schemaOf(core.database).viewsThatNeed(
    core.connection,
    collection.name,
    views.map(({ name }) => name),
  )
  return views.filter(({ name }) => names.includes(name))
}

/**
 * Looks at all other views again after a change: those whose fields became others are saved anew. A query that no
 * longer works leaves its view as it was, so that a superuser can mend it.
 */
export async function refreshViews(core: TransactionCore, changed: Collection): Promise<void> {
  for (const { id } of core.collections.all.filter(({ type }) => type === 'view')) {
    const view = core.collections.find(id)
    if (view?.type === 'view' && id !== changed.id) await refresh(core, view).catch(() => undefined)
  }
}

async function refresh(core: TransactionCore, view: ViewCollection): Promise<void> {
  const before = core.collections
  await inSavepoint(core.connection, async () => {
    const { fields } = await defineView(core, view.viewQuery)
    if (!haveSameShape(fields, view.fields)) await saveView(core, view, view)
  }).catch((error: unknown) => {
    core.replaceCollections(before)
    throw error
  })
}

/** A view that cannot be made again stays stored, and answers with an error until it is mended. */
export async function remakeView(core: TransactionCore, view: ViewCollection): Promise<void> {
  await inSavepoint(core.connection, async () => createView(core, view, await defineView(core, view.viewQuery))).catch(() => undefined)
}

async function createView(core: TransactionCore, { name }: ViewCollection, { query, fields }: ViewDefinition): Promise<void> {
  const columns = fields.map((field) => field.name)
  await schemaOf(core.database).createView(core.connection, name, { query, columns })
}

/** Ids of columns are made up; one that stays keeps its id. */
function withKnownIds(fields: readonly Field[], previous: readonly Field[]): readonly Field[] {
  return fields.map((field) => ({ ...field, id: previous.find(({ name, type }) => name === field.name && type === field.type)?.id ?? field.id }))
}

function haveSameShape(a: readonly Field[], b: readonly Field[]): boolean {
  const shape = (fields: readonly Field[]) => JSON.stringify(fields.map(({ id: _, ...field }) => Object.entries(field).sort()))
  return shape(a) === shape(b)
}

function replaced(collections: CollectionSet, saved: Collection): CollectionSet {
  const others = collections.all.some(({ id }) => id === saved.id)
  return new CollectionSet(others ? collections.all.map((other) => (other.id === saved.id ? saved : other)) : [...collections.all, saved])
}

/** Takes the views out of the database for a while, so that nothing depends on what changes. */
export async function dropViews(core: TransactionCore): Promise<void> {
  for (const { name, type } of core.collections.all.toReversed()) {
    if (type === 'view') await schemaOf(core.database).dropView(core.connection, name)
  }
}
