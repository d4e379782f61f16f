import { sql } from 'kysely'
import { expressionsOf } from '../../dialects/expressions/expressions-of.ts'
import type { Collection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import type { RequestInfo } from '../request-info.ts'
import { kindOf } from './column.ts'
import { findRow } from './find-record.ts'
import type { Row } from './page.ts'
import { BASE, type Statement, statementOf, where } from './statement.ts'

export interface RuleQuestion {
  readonly collection: Collection
  /** Values in the shape of the collection's columns; of a stored record only its id is used. */
  readonly row: Row
  readonly stored: boolean
  readonly request: RequestInfo
  readonly rule: string
  /** Narrows the rule further. */
  readonly filter?: string | undefined
  /** Whether the filter may name what only superusers see; true without it. */
  readonly trusted?: boolean
}

/**
 * Whether a record satisfies a rule: a stored one as it is in the database, another as if it were the only change, so
 * that relations back to its table see only what is stored (contract 3).
 */
export async function satisfiesRule(core: Core, { row, stored, ...question }: RuleQuestion): Promise<boolean> {
  if (question.rule === '' && !question.filter) return true
  if (stored) return (await findRow(core, { ...question, id: String(row.id) })) !== undefined
  const { engine } = core.database
  const statement = statementOf({ ...question, engine, collections: core.collections, now: core.now(), trusted: question.trusted ?? true })
  const { rows } = await unstored(core, { ...question, row }, statement).execute(core.connection)
  return rows.length > 0
}

function unstored(core: Core, { collection, row }: Pick<RuleQuestion, 'collection' | 'row'>, { joins, conditions }: Statement) {
  const columns = collection.fields.map((field) => ({ name: field.name, kind: kindOf(field), value: row[field.name] ?? null }))
  const source = expressionsOf(core.database.engine).oneRow(columns, BASE)
  return sql`SELECT 1 FROM ${source}${joins.sql}${where(conditions)} LIMIT 1`
}
