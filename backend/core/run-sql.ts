import type { SqlResult } from '../dialects/console/sql-console.ts'
import { loadCollections } from './collections/store.ts'
import type { Core } from './core.ts'
import { ApiError } from './errors.ts'
import { readSettings } from './settings/stored-settings.ts'

/**
 * Runs SQL as a superuser typed it (contract 12). Collections and settings are read again after a change, which may have
 * been theirs. Throws 400 on PostgreSQL, rejects with the database's own words when it refuses the SQL.
 */
export async function runSql(core: Core, query: string): Promise<SqlResult> {
  const { console } = core.database
  if (!console) throw new ApiError(400, 'SQL can be run here on the embedded database only')
  const result = await console.run(query)
  if (console.changes(query)) await readAgain(core)
  return result
}

function readAgain(core: Core): Promise<void> {
  return core.inTransaction(async (tx) => {
    tx.replaceCollections(await loadCollections(tx.connection))
    tx.replaceSettings(await readSettings(tx.connection, { defaults: tx.settings }))
  })
}
