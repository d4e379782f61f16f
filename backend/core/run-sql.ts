import type { SqlResult } from '../dialects/console/sql-console.ts'
import { sqlTokens } from '../tools/sql/tokens.ts'
import { shortened } from './audit/changed-leaves.ts'
import { entryOf } from './audit/notes.ts'
import { completeTables } from './collections/complete-tables.ts'
import { knowAnew } from './collections/known.ts'
import type { Core } from './model/core.ts'
import { ApiError } from './model/errors.ts'

/**
 * Runs SQL as a superuser typed it (contract 12). A change stands in the operators' log in its own transaction. Collections and
 * settings are read again after it, as it may have been theirs, and tables get back what they lost. Throws 400 on PostgreSQL, rejects with
 * the database's own words when it refuses the SQL.
 */
export async function runSql(core: Core, query: string): Promise<SqlResult> {
  const { console } = core.database
  if (!console) throw new ApiError(400, 'SQL can be run here on the embedded database only')
  const done = { action: 'run', target: 'sql', changes: [{ name: 'query', after: shortened(withoutValues(query)) }] }
  const result = await console.run(query, core.operator && entryOf(done, core.operator, core.now()))
  if (!console.changes(query)) return result
  await knowAnew(core)
  await completeTables(core)
  return result
}

/** Values may say something of people: the operators' log keeps what was done with which tables. */
function withoutValues(query: string): string {
  const tokens = sqlTokens(query) ?? []
  return tokens
    .map(({ kind, text }) => (kind === 'string' || kind === 'number' ? '?' : text))
    .join('')
    .trim()
}
