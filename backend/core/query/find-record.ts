import { sql } from 'kysely'
import { expressionsOf } from '../../dialects/expressions/expressions-of.ts'
import type { Collection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import type { RequestInfo } from '../request-info.ts'
import { ownId } from './own-id.ts'
import { fromWhere, type Row } from './page.ts'
import { BASE, statementOf } from './statement.ts'

export interface FindOptions {
  readonly collection: Collection
  readonly id: string
  readonly request: RequestInfo
  /** "" and undefined let any record through. */
  readonly rule?: string | undefined
  /** Narrows the rule further. */
  readonly filter?: string | undefined
  /** Whether the filter may name what only superusers see; true without it. */
  readonly trusted?: boolean
}

/** The record with that id, if it satisfies the rule. */
export async function findRow(core: Core, { id, ...options }: FindOptions): Promise<Row | undefined> {
  const { engine } = core.database
  const statement = statementOf({ ...options, engine, collections: core.collections, now: core.now(), trusted: options.trusted ?? true })
  const conditions = [ownId(expressionsOf(engine), options.collection, id), ...statement.conditions]
  const { rows } = await sql<Row>`SELECT ${sql.id(BASE)}.* ${fromWhere(options.collection, { ...statement, conditions })} LIMIT 1`.execute(
    core.connection,
  )
  return rows[0]
}
