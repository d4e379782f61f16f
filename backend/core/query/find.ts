import { sql } from 'kysely'
import { expressionsOf } from '../../dialects/by-engine.ts'
import type { Collection } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import type { RequestInfo } from '../model/record.ts'
import { kindOf } from './field-value.ts'
import { fromWhere } from './page-query.ts'
import { BASE, findsNothing, isBounded, ownId, type Statement, statementOf, where } from './statement.ts'
import type { Row } from './table.ts'

interface FindOptions {
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
  if (findsNothing(statement)) return undefined
  const conditions = [ownId(expressionsOf(engine), options.collection, id), ...statement.conditions]
  const found = sql<Row>`SELECT ${sql.id(BASE)}.* ${fromWhere(options.collection, { ...statement, conditions })} LIMIT 1`
  const rows = isBounded(statement, options) ? (await found.execute(core.connection)).rows : await core.ask(found)
  return rows[0]
}

interface FindManyOptions {
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
  if (findsNothing(statement)) return []
  const id = sql.id(BASE, 'id')
  const key = options.collection.type === 'view' ? expressions.viewColumn(id, 'text') : id
  const wanted = sql`${key} IN (SELECT value FROM ${expressions.entriesOf(JSON.stringify(ids), 'wanted')})`
  const matching = fromWhere(options.collection, { ...statement, conditions: [wanted, ...statement.conditions] })
  // Joins may give a record several times.
  return statement.joins.multiply
    ? core.ask(sql<Row>`SELECT * FROM ${sql.id(options.collection.name)} WHERE ${sql.id('id')} IN (SELECT ${id} ${matching})`)
    : core.ask(sql<Row>`SELECT ${sql.id(BASE)}.* ${matching}`)
}

interface RuleQuestion {
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
  if (findsNothing(statement)) return false
  const found = unstored(core, { ...question, row }, statement)
  const rows = isBounded(statement, question) ? (await found.execute(core.connection)).rows : await core.ask(found)
  return rows.length > 0
}

function unstored(core: Core, { collection, row }: Pick<RuleQuestion, 'collection' | 'row'>, { joins, conditions }: Statement) {
  const columns = collection.fields.map((field) => ({ name: field.name, kind: kindOf(field), value: row[field.name] ?? null }))
  const source = expressionsOf(core.database.engine).oneRow(columns, BASE)
  return sql`SELECT 1 FROM ${source}${joins.sql}${where(conditions)} LIMIT 1`
}
