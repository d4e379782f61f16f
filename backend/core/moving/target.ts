import { sql } from 'kysely'
import { schemaOf } from '../../dialects/schema/schema-of.ts'
import { MovingError } from '../../tools/moving-error.ts'
import { type Collection, SUPERUSERS } from '../collections/collection.ts'
import { loadCollections, removeCollection } from '../collections/store.ts'
import type { TransactionCore } from '../core.ts'
import { idOf, type StoredRecord } from '../records/stored-record.ts'
import { insertRow, selectRecords } from '../records/table.ts'

/** Throws a `MovingError` when any collection but the server's own holds records. */
export async function refuseFilled(tx: TransactionCore): Promise<void> {
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

export async function targetSuperusers(tx: TransactionCore): Promise<readonly StoredRecord[]> {
  const collection = tx.collections.find(SUPERUSERS)
  return collection ? selectRecords(tx, collection, sql``) : []
}

/** Takes all collections out. No file goes with them: there are no records, and new collections may have the same ids. */
export async function clearTarget(tx: TransactionCore): Promise<void> {
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
export async function returnSuperusers(tx: TransactionCore, superusers: readonly StoredRecord[]): Promise<void> {
  const collection = tx.collections.find(SUPERUSERS)
  if (!collection) return
  const taken = await targetSuperusers(tx)
  const isTaken = (one: StoredRecord) => taken.some((other) => idOf(other) === idOf(one) || other.values.email === one.values.email)
  for (const one of superusers.filter((superuser) => !isTaken(superuser))) await insertRow(tx, { collection, values: one.values })
}
