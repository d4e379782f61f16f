import { sql } from 'kysely'
import { expressionsOf } from '../../dialects/expressions/expressions-of.ts'
import type { Collection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import type { RequestInfo } from '../request-info.ts'
import { fromWhere, type Row } from './page.ts'
import { BASE, statementOf } from './statement.ts'

export interface FindManyOptions {
  readonly collection: Collection
  readonly ids: readonly string[]
  readonly request: RequestInfo
  /** "" and undefined let any record through. */
  readonly rule?: string | undefined
}

/** Those of the named records that satisfy the rule, in no order: one statement for however many. */
export async function findRows(core: Core, { ids, ...options }: FindManyOptions): Promise<readonly Row[]> {
  if (ids.length === 0) return []
  const { engine } = core.database
  const expressions = expressionsOf(engine)
  const statement = statementOf({ ...options, engine, collections: core.collections, now: core.now(), trusted: true })
  const id = sql.id(BASE, 'id')
  const key = options.collection.type === 'view' ? expressions.viewColumn(id, 'text') : id
  const wanted = sql`${key} IN (SELECT value FROM ${expressions.entriesOf(JSON.stringify(ids), 'wanted')})`
  const matching = fromWhere(options.collection, { ...statement, conditions: [wanted, ...statement.conditions] })
  // Joins may give a record several times.
  const { rows } = statement.joins.multiply
    ? await sql<Row>`SELECT * FROM ${sql.id(options.collection.name)} WHERE ${sql.id('id')} IN (SELECT ${id} ${matching})`.execute(core.connection)
    : await sql<Row>`SELECT ${sql.id(BASE)}.* ${matching}`.execute(core.connection)
  return rows
}
