import { sql } from 'kysely'
import type { Sql } from '../../dialects/expressions/expressions.ts'
import type { Total } from '../model/totals.ts'
import { totalKey } from './kept-totals.ts'
import { fromWhere, type PageQuery } from './page-query.ts'
import { BASE } from './statement.ts'

/**
 * The version of all that a list reads, as a value of its own statement: rows and version are of one moment then. Undefined where a total
 * may not be kept: views read what is not known here, the clock changes by itself, and of what is no collection nothing is noted.
 */
export function versionOf({ expressions, statement: { reads } }: PageQuery): Sql | undefined {
  const collections = [...reads.collections]
  if (reads.clock || collections.some(({ id, type }) => type === 'view' || id === '')) return undefined
  return expressions.versionOf(collections.map(({ id }) => id).sort())
}

interface Counting {
  readonly version: Sql | undefined
  /** That of the page, where it has one. */
  readonly seen: string | undefined
}

/** How many records there are: as it was counted before, while nothing that the list reads has changed. */
export async function readTotal(query: PageQuery, { version, seen }: Counting): Promise<number> {
  const statement = countStatement(query, version)
  if (!version) return (await count(query, statement)).total
  const key = totalKey(statement.compile(query.connection))
  const kept = query.totals.find(key)
  if (kept && kept.version === (seen ?? (await currentVersion(query, version)))) return kept.total
  const counted = await count(query, statement)
  if (counted.version !== undefined) query.totals.keep(key, counted)
  return counted.total
}

interface CountRow {
  readonly total: number
  readonly version: string | null
}

function countStatement({ collection, statement }: PageQuery, version: Sql | undefined) {
  const counted = statement.joins.multiply ? sql`COUNT(DISTINCT ${sql.id(BASE, 'id')})` : sql`COUNT(*)`
  return sql<CountRow>`SELECT ${counted} AS total, ${version ?? sql`NULL`} AS version ${fromWhere(collection, statement)}`
}

async function count({ ask }: PageQuery, statement: ReturnType<typeof countStatement>): Promise<Total> {
  const [row] = await ask(statement)
  return { total: row?.total ?? 0, version: row?.version ?? undefined }
}

async function currentVersion({ ask }: PageQuery, version: Sql): Promise<string | undefined> {
  const [row] = await ask(sql<{ readonly version: string | null }>`SELECT ${version} AS version`)
  return row?.version ?? undefined
}
