import { sql } from 'kysely'
import type { Core } from '../core.ts'
import { ApiError } from '../errors.ts'
import { deleteRecord } from '../records/delete.ts'
import { recordOfRow } from '../records/row.ts'
import type { Collection } from './collection.ts'

const BATCH = 500

/** Deletes all records of a collection as if one by one: with cascades, files and events (contract 6). All or none. */
export async function truncateCollection(core: Core, collection: Collection): Promise<void> {
  if (collection.type === 'view') throw new ApiError(400, "View collections cannot be truncated since they don't store their own records")
  await core.inTransaction(async (tx) => {
    for (;;) {
      const batch = sql<Readonly<Record<string, unknown>>>`SELECT * FROM ${sql.id(collection.name)} ORDER BY "_rowid_" LIMIT ${BATCH}`
      const { rows } = await batch.execute(tx.connection)
      if (rows.length === 0) return
      for (const row of rows) await deleteRecord(tx, recordOfRow(collection, row))
    }
  })
}
