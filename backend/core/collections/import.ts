import { isEmpty } from '../model/checks.ts'
import type { Collection, CollectionSet } from '../model/collection.ts'
import type { Core, TransactionCore } from '../model/core.ts'
import { ValidationError } from '../model/errors.ts'
import type { Field } from '../model/field.ts'
import { addFields } from './field-json.ts'
import { type CollectionInput, type Draft, draftOfChange, draftOfNew } from './input.ts'
import { noteCollection } from './note-collection.ts'
import { changingCollections, complete, dropCollection, persist } from './save.ts'
import { collectionErrors } from './validate/collection.ts'
import { dropViews, remakeView } from './views/save-view.ts'

export interface ImportOptions {
  /** Also deletes collections and fields that were not sent, but for the system's. */
  readonly deleteMissing: boolean
}

/**
 * Brings the collections to what was sent, in one transaction: known ones by id, else by name, are changed, others made
 * (contract 6). All are saved before any is checked, as they may need one another.
 */
export async function importCollections(core: Core, sent: readonly CollectionInput[], options: ImportOptions): Promise<void> {
  const work = (tx: TransactionCore) => importInto(tx, sent, options)
  await changingCollections(core, work).catch((error: unknown) => {
    const message = error instanceof ImportedWrong ? error.message : `Failed to import the collections configuration. Raw error:\n${reason(error)}`
    throw new ValidationError({ collections: { code: 'validation_collections_import_failure', message } })
  })
}

/** An imported collection that was found wrong after all were saved. */
class ImportedWrong extends Error {
  override readonly name = 'ImportedWrong'
}

function reason(error: unknown): string {
  if (error instanceof ValidationError) return JSON.stringify(error.data, null, 2)
  return error instanceof Error ? error.message : String(error)
}

async function importInto(tx: TransactionCore, sent: readonly CollectionInput[], options: ImportOptions): Promise<void> {
  const before = tx.collections
  const drafts = viewsLast(sent.map((input) => draftOf(input, before, options)))
  await dropViews(tx)
  if (options.deleteMissing) await dropMissing(tx, drafts)
  const saved: Draft[] = []
  for (const draft of drafts) {
    const whole = await complete(tx, draft)
    await persist(tx, whole)
    saved.push(whole)
  }
  await remakeOthers(tx, saved)
  for (const draft of saved) await check(tx, draft)
  for (const { collection, previous } of saved)
    noteCollection(tx, { action: 'import', before: previous, after: tx.collections.find(collection.id) ?? collection })
}

function draftOf(input: CollectionInput, collections: CollectionSet, { deleteMissing }: ImportOptions): Draft {
  const existing = collections.find(String(input.id || input.name || ''))
  if (!existing) return draftOfNew(input)
  const draft = draftOfChange(existing, deleteMissing ? { ...input, fields: input.fields ?? [] } : input)
  const kept = existing.fields.filter(({ system }) => system || !deleteMissing)
  return { ...draft, collection: { ...draft.collection, fields: withKept(draft.collection.fields, kept) } }
}

/** Fields that were not sent stay; one that was sent without its id is known by name and type. */
function withKept(sent: readonly Field[], kept: readonly Field[]): readonly Field[] {
  const missing = kept.filter(({ id }) => !sent.some((field) => field.id === id))
  const known = sent.map((field) => missing.find(({ name, type }) => name === field.name && type === field.type) ?? field)
  return addFields(known, missing)
}

/** A view may need any of the tables. */
function viewsLast(drafts: readonly Draft[]): readonly Draft[] {
  const isView = ({ collection }: Draft) => collection.type === 'view'
  return [...drafts.filter((draft) => !isView(draft)), ...drafts.filter(isView)]
}

async function dropMissing(tx: TransactionCore, drafts: readonly Draft[]): Promise<void> {
  const sent = new Set(drafts.map(({ collection }) => collection.id))
  const missing = tx.collections.all.filter(({ id, system }) => !system && !sent.has(id))
  for (const collection of missing.toReversed()) {
    await dropCollection(tx, collection)
    noteCollection(tx, { action: 'delete', before: collection })
  }
}

async function remakeOthers(tx: TransactionCore, saved: readonly Draft[]): Promise<void> {
  const imported = new Set(saved.map(({ collection }) => collection.id))
  for (const view of tx.collections.all) {
    if (view.type === 'view' && !imported.has(view.id)) await remakeView(tx, view)
  }
}

async function check(tx: TransactionCore, draft: Draft): Promise<void> {
  const collection: Collection = tx.collections.find(draft.collection.id) ?? draft.collection
  const errors = await collectionErrors(tx, { ...draft, collection, previous: draft.previous ?? collection })
  if (isEmpty(errors)) return
  const data = JSON.stringify(errors, null, 2)
  throw new ImportedWrong(`Data validations failed for collection "${collection.name}" (${collection.id}):\n${data}`)
}
