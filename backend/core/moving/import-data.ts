import type { Source } from '../../dialects/moving/source.ts'
import { MovingError } from '../../tools/moving-error.ts'
import type { CollectionInput } from '../collections/input.ts'
import { changingCollections } from '../collections/save.ts'
import { ensureCollections, ensureSystemCollections } from '../collections/system.ts'
import type { Core, TransactionCore } from '../core.ts'
import { takeCollections } from './take-collections.ts'
import { createFileTaker, type TakenFiles } from './take-files.ts'
import { takeRecords } from './take-records.ts'
import { takeSettings } from './take-settings.ts'
import { clearTarget, refuseFilled, returnSuperusers, targetSuperusers } from './target.ts'

export interface ImportOptions {
  readonly source: Source
  /** The source's files: `{collectionId}/{recordId}/{name}` below this folder. */
  readonly storage: string
  /** Made afterwards where the source has none of that name. */
  readonly collections: readonly CollectionInput[]
}

export interface ImportReport {
  readonly collections: readonly { readonly name: string; readonly records: number }[]
  readonly files: TakenFiles
  /** What whoever moves has to know, in sentences. */
  readonly notes: readonly string[]
}

/**
 * Takes all collections, records, settings and files of a PocketBase into a database without records: ids, password hashes,
 * token keys and dates stay as they are. One transaction; throws a `MovingError` and changes nothing when anything fails.
 */
export function importData(core: Core, options: ImportOptions): Promise<ImportReport> {
  return changingCollections(core, (tx) => importInto(tx, options)).catch((error: unknown) => {
    throw error instanceof MovingError
      ? error
      : new MovingError(`The data was not taken over: ${error instanceof Error ? error.message : String(error)}`)
  })
}

async function importInto(tx: TransactionCore, { source, storage, collections: own }: ImportOptions): Promise<ImportReport> {
  await refuseFilled(tx)
  const superusers = await targetSuperusers(tx)
  await clearTarget(tx)
  const settings = await takeSettings(tx, source)
  const taken = await takeCollections(tx, source)
  const files = createFileTaker(tx, settings.hasBucket ? undefined : storage)
  const collections = []
  for (const collection of taken) collections.push({ name: collection.name, records: await takeRecords(tx, { source, collection, files }) })
  await ensureSystemCollections(tx)
  await ensureCollections(tx, own)
  await returnSuperusers(tx, superusers)
  return { collections, files: files.taken, notes: settings.notes }
}
