import type { SqlResult } from '../dialects/console/sql-console.ts'
import { knowAnew } from './collections/known.ts'
import type { Core } from './model/core.ts'
import { ApiError } from './model/errors.ts'

/**
 * Runs SQL as a superuser typed it (contract 12). Collections and settings are read again after a change, which may have
 * been theirs. Throws 400 on PostgreSQL, rejects with the database's own words when it refuses the SQL.
 */
export async function runSql(core: Core, query: string): Promise<SqlResult> {
  const { console } = core.database
  if (!console) throw new ApiError(400, 'SQL can be run here on the embedded database only')
  const result = await console.run(query)
  if (console.changes(query)) await knowAnew(core)
  return result
}
