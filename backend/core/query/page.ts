import { sql } from 'kysely'
import { type PageQuery, pageStatement } from './page-query.ts'
import { readTotal, versionOf } from './read-total.ts'
import { findsNothing } from './statement.ts'
import type { Row } from './table.ts'

export interface Page {
  readonly rows: readonly Row[]
  /** -1 when it was not asked for. */
  readonly totalItems: number
}

/** No field has such a name. */
const VERSION = '@version'

/**
 * One page of records and their number: one statement where the page itself tells the number or it is known, else two; none where nothing
 * can be found.
 */
export async function readPage(query: PageQuery): Promise<Page> {
  const { ask, page, perPage, skipTotal } = query
  if (findsNothing(query.statement)) return { rows: [], totalItems: skipTotal ? -1 : 0 }
  if (skipTotal) return { rows: await ask(pageStatement(query, [])), totalItems: -1 }
  const version = versionOf(query)
  const found = await ask(pageStatement(query, version ? [sql`${version} AS ${sql.id(VERSION)}`] : []))
  const rows = version ? found.map(({ [VERSION]: _, ...row }) => row) : found
  const isLast = rows.length < perPage && (rows.length > 0 || page === 1)
  if (isLast) return { rows, totalItems: (page - 1) * perPage + rows.length }
  const seen = found[0]?.[VERSION]
  return { rows, totalItems: await readTotal(query, { version, seen: typeof seen === 'string' ? seen : undefined }) }
}
