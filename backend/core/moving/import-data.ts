import { sql } from 'kysely'
import { schemaOf } from '../../dialects/by-engine.ts'
import { MovingError, type Source } from '../../dialects/moving/source.ts'
import { parseJson } from '../../tools/cast.ts'
import { formatDate } from '../../tools/date.ts'
import { merge } from '../../tools/json.ts'
import type { CollectionInput } from '../collections/input.ts'
import { loadCollections, removeCollection } from '../collections/known.ts'
import { changingCollections } from '../collections/save.ts'
import { ensureCollections, ensureSystemCollections } from '../collections/system.ts'
import { type Collection, SUPERUSERS } from '../model/collection.ts'
import type { Core, TransactionCore } from '../model/core.ts'
import { idOf, type StoredRecord } from '../model/record.ts'
import { defaultSettings } from '../model/settings.ts'
import { insertRow, selectRecords } from '../query/table.ts'
import { storeSettings } from '../settings/store.ts'
import { takeCollections } from './take-collections.ts'
import { createFileTaker, type TakenFiles, takeRecords } from './take-records.ts'

interface ImportOptions {
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

/** Throws a `MovingError` when any collection but the server's own holds records. */
async function refuseFilled(tx: TransactionCore): Promise<void> {
  const filled: string[] = []
  for (const collection of tx.collections.all) {
    if (!collection.system && collection.type !== 'view' && (await hasRecords(tx, collection))) filled.push(collection.name)
  }
  if (filled.length === 0) return
  throw new MovingError(`The target has records already (in ${filled.join(', ')}): data is taken only into an empty database. Nothing was changed.`)
}

async function hasRecords({ connection }: TransactionCore, { name }: Collection): Promise<boolean> {
  const { rows } = await sql`SELECT 1 AS "found" FROM ${sql.table(name)} LIMIT 1`.execute(connection)
  return rows.length > 0
}

async function targetSuperusers(tx: TransactionCore): Promise<readonly StoredRecord[]> {
  const collection = tx.collections.find(SUPERUSERS)
  return collection ? selectRecords(tx, collection, sql``) : []
}

/** Takes all collections out. No file goes with them: there are no records, and new collections may have the same ids. */
async function clearTarget(tx: TransactionCore): Promise<void> {
  const schema = schemaOf(tx.database)
  const views = tx.collections.all.filter(({ type }) => type === 'view').toReversed()
  for (const { name } of views) await schema.dropView(tx.connection, name)
  for (const collection of tx.collections.all) {
    if (collection.type !== 'view') await schema.dropTable(tx.connection, collection.name)
    await removeCollection(tx.connection, collection)
  }
  tx.replaceCollections(await loadCollections(tx.connection))
}

/** Puts the target's own superusers beside those that were taken, but for ids and addresses that came with the data. */
async function returnSuperusers(tx: TransactionCore, superusers: readonly StoredRecord[]): Promise<void> {
  const collection = tx.collections.find(SUPERUSERS)
  if (!collection) return
  const taken = await targetSuperusers(tx)
  const isTaken = (one: StoredRecord) => taken.some((other) => idOf(other) === idOf(one) || other.values.email === one.values.email)
  for (const one of superusers.filter((superuser) => !isTaken(superuser))) await insertRow(tx, { collection, values: one.values })
}

interface TakenSettings {
  /** Whether the source's files lie in a bucket, which the settings name from now on. */
  readonly hasBucket: boolean
  readonly notes: readonly string[]
}

/** Takes the source's settings over; encrypted ones cannot be read and stay behind. */
async function takeSettings(tx: TransactionCore, { settings: text }: Source): Promise<TakenSettings> {
  const parsed = text === undefined ? undefined : parseJson(text)
  if (!parsed) return { hasBucket: false, notes: text === undefined ? [] : ['The settings are encrypted and were not taken over.'] }
  const settings = merge(defaultSettings, parsed.value)
  await storeSettings(tx.connection, settings, { now: formatDate(tx.now()) })
  tx.replaceSettings(settings)
  if (!settings.s3.enabled) return { hasBucket: false, notes: [] }
  return { hasBucket: true, notes: [`The files stay in the bucket "${settings.s3.bucket}", which the settings name.`] }
}
