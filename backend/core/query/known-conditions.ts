import { sql } from 'kysely'
import type { Sql } from '../../dialects/expressions/expressions.ts'
import type { Filter } from '../../tools/filter/tree.ts'

/** What of a filter is known before the database is asked, such as that a guest has no id. */
export const ALWAYS: Sql = sql`TRUE`
export const NEVER: Sql = sql`FALSE`

/** Several conditions as one; it is the constant itself where one that never holds decides. */
export function combined(kind: Exclude<Filter['kind'], 'comparison'>, parts: readonly Sql[]): Sql {
  if (kind === 'and') return parts.includes(NEVER) ? NEVER : sql`(${sql.join(parts, sql` AND `)})`
  const possible = parts.filter((part) => part !== NEVER)
  return possible.length === 0 ? NEVER : sql`(${sql.join(possible, sql` OR `)})`
}
