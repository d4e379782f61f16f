import { MovingError, type Source, type SourceRow } from '../../dialects/moving/source.ts'
import { inSavepoint } from '../../dialects/schema/savepoint.ts'
import { persist } from '../collections/save.ts'
import { collectionFromStored } from '../collections/stored-collection.ts'
import { checkNoProto } from '../model/checks.ts'
import type { Collection } from '../model/collection.ts'
import type { TransactionCore } from '../model/core.ts'

/** Makes the source's collections, with their ids, secrets and times. Gives those that hold records. */
export async function takeCollections(tx: TransactionCore, source: Source): Promise<readonly Collection[]> {
  const collections = source.collections.map(readCollection)
  const [tables, views] = [collections.filter(({ type }) => type !== 'view'), collections.filter(({ type }) => type === 'view')]
  for (const { name, fields } of collections) {
    if ([name, ...fields.map((field) => field.name)].some(checkNoProto))
      throw new MovingError(`The collection "${name}" cannot be made here: neither it nor a field may be called "__proto__".`)
  }
  for (const table of tables) {
    await persist(tx, { collection: table, previous: undefined }).catch((error: unknown) => {
      throw new MovingError(`The collection "${table.name}" cannot be made here: ${reason(error)}`)
    })
  }
  await takeViews(tx, views)
  return tables
}

function readCollection(row: SourceRow): Collection {
  const text = (name: string) => (row[name] === null || row[name] === undefined ? null : String(row[name]))
  const json = (name: string) => {
    try {
      return JSON.parse(text(name) ?? 'null')
    } catch {
      throw new MovingError(`The collection "${text('name')}" of the source has unreadable ${name}.`)
    }
  }
  return collectionFromStored({
    id: text('id') ?? '',
    name: text('name') ?? '',
    type: text('type') ?? 'base',
    system: row.system === 1,
    listRule: text('listRule'),
    viewRule: text('viewRule'),
    createRule: text('createRule'),
    updateRule: text('updateRule'),
    deleteRule: text('deleteRule'),
    fields: json('fields') ?? [],
    indexes: json('indexes') ?? [],
    options: json('options') ?? {},
    created: text('created') ?? '',
    updated: text('updated') ?? '',
  })
}

/** A view may read one that was made after it: those that cannot be made yet wait for the others. */
async function takeViews(tx: TransactionCore, views: readonly Collection[]): Promise<void> {
  let waiting = views
  while (waiting.length > 0) {
    const failed = new Map<Collection, unknown>()
    for (const view of waiting) {
      const made = inSavepoint(tx.connection, () => persist(tx, { collection: view, previous: undefined }))
      await made.catch((error: unknown) => failed.set(view, error))
    }
    if (failed.size === waiting.length) refuse(failed)
    waiting = [...failed.keys()]
  }
}

function refuse(failed: ReadonlyMap<Collection, unknown>): never {
  const reasons = [...failed].map(([{ name }, error]) => `The view "${name}" cannot be made here: ${reason(error)}`)
  throw new MovingError(reasons.join('\n'))
}

function reason(error: unknown): string {
  const data = error instanceof Error && 'data' in error ? ` ${JSON.stringify(error.data)}` : ''
  return `${error instanceof Error ? error.message : String(error)}${data}`
}
