import { type Selectable, sql } from 'kysely'
import type { Connection, SystemTables } from '../../dialects/database.ts'
import { type Collection, CollectionSet } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import type { MetaSettings, Settings } from '../model/settings.ts'
import { loadSettings, readSettings } from '../settings/store.ts'
import { collectionFromStored, collectionToStored, type StoredCollection } from './stored-collection.ts'

type CollectionRow = Selectable<SystemTables['_collections']>

/** All collections, in the order in which they were made. */
export async function loadCollections(connection: Connection): Promise<CollectionSet> {
  const rows = await connection.selectFrom('_collections').selectAll().orderBy(sql`"_rowid_"`).execute()
  return new CollectionSet(rows.map((row) => collectionFromStored(storedFromRow(row))))
}

/** Adds the collection or replaces the one with its id. */
export async function storeCollection(connection: Connection, collection: Collection): Promise<void> {
  const { fields, indexes, options, ...columns } = collectionToStored(collection)
  const row = { ...columns, fields: JSON.stringify(fields), indexes: JSON.stringify(indexes), options: JSON.stringify(options) }
  await connection
    .insertInto('_collections')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Takes it out of the list; its table is somebody else's. */
export async function removeCollection(connection: Connection, { id }: Collection): Promise<void> {
  await connection.deleteFrom('_collections').where('id', '=', id).execute()
}

/** The columns were written by `storeCollection`, so their JSON is what it put there. */
function storedFromRow(row: CollectionRow): StoredCollection {
  return {
    ...row,
    system: Boolean(row.system),
    fields: JSON.parse(row.fields),
    indexes: JSON.parse(row.indexes),
    options: JSON.parse(row.options),
  }
}

/** What a process keeps of the database in memory; replaced as a whole, never changed. */
export interface Known {
  readonly collections: CollectionSet
  readonly settings: Settings
}

/** Reads it anew; `meta` are the application's own defaults. */
export async function loadKnown(connection: Connection, defaults: { readonly meta?: Partial<MetaSettings> | undefined } = {}): Promise<Known> {
  return { collections: await loadCollections(connection), settings: await loadSettings(connection, defaults) }
}

/** Makes what is stored now hold from here on: whoever calls has changed it past this core. */
export function knowAnew(core: Core): Promise<void> {
  return core.inTransaction(async (tx) => {
    tx.replaceCollections(await loadCollections(tx.connection))
    tx.replaceSettings(await readSettings(tx.connection, { defaults: tx.settings }))
  })
}
