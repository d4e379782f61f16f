import { type Selectable, sql } from 'kysely'
import type { Connection } from '../../dialects/database.ts'
import type { SystemTables } from '../../dialects/system-tables.ts'
import type { Collection } from './collection.ts'
import { CollectionSet } from './collection-set.ts'
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
