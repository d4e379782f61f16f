import { sql } from 'kysely'
import type { Expressions, Sql } from '../../dialects/expressions/expressions.ts'
import type { Ask } from '../../dialects/queries/ask.ts'
import type { Collection } from '../model/collection.ts'
import type { OrderTerm } from './compile.ts'
import { BASE, type Statement, where } from './statement.ts'
import type { Row } from './table.ts'

export interface PageOptions {
  readonly page: number
  readonly perPage: number
  readonly skipTotal: boolean
}

export interface Page {
  readonly rows: readonly Row[]
  /** -1 when it was not asked for. */
  readonly totalItems: number
}

export interface PageQuery extends PageOptions {
  readonly ask: Ask
  readonly expressions: Expressions
  readonly collection: Collection
  readonly statement: Statement
}

/** One page of records and their number: two statements, or one where the page itself tells the number. */
export async function readPage(query: PageQuery): Promise<Page> {
  const { ask, page, perPage, skipTotal } = query
  const rows = await ask(sql<Row>`${rowsOf(query)} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`)
  if (skipTotal) return { rows, totalItems: -1 }
  const isLast = rows.length < perPage && (rows.length > 0 || page === 1)
  return { rows, totalItems: isLast ? (page - 1) * perPage + rows.length : await count(query) }
}

async function count({ ask, collection, statement }: PageQuery): Promise<number> {
  const counted = statement.joins.multiply ? sql`COUNT(DISTINCT ${sql.id(BASE, 'id')})` : sql`COUNT(*)`
  const [row] = await ask(sql<{ readonly total: number }>`SELECT ${counted} AS total ${fromWhere(collection, statement)}`)
  return row?.total ?? 0
}

/** The part of a select that says which records: `FROM … JOIN … WHERE …`. */
export function fromWhere(collection: Collection, { joins, conditions }: Statement): Sql {
  return sql`FROM ${table(collection)}${joins.sql}${where(conditions)}`
}

function table(collection: Collection): Sql {
  return sql`${sql.id(collection.name)} AS ${sql.id(BASE)}`
}

function rowsOf(query: PageQuery): Sql {
  const { collection, statement, expressions } = query
  if (statement.joins.multiply) return distinctRows(query)
  const terms = ended(statement.order, collection).map((term) => orderBy(expressions, term))
  return sql`SELECT ${sql.id(BASE)}.* ${fromWhere(collection, statement)}${ordered(terms)}`
}

/** Where joins make several rows of one record: ids first, each with the first of its values by each key. */
function distinctRows({ collection, statement, expressions }: PageQuery): Sql {
  const id = sql.id(BASE, 'id')
  const keys = statement.order.map(({ value, descending }, index) => {
    if (value === 'random') return undefined
    return sql`${descending ? sql`MAX` : sql`MIN`}(${value}) AS ${sql.id(`s${index}`)}`
  })
  const ids = sql`SELECT ${sql.join([sql`${id} AS id`, ...keys.filter((key) => key !== undefined)])} ${fromWhere(collection, statement)} GROUP BY ${id}`
  const order = statement.order.map((term, index) => (term.value === 'random' ? term : { ...term, value: sql.id('found', `s${index}`) }))
  const terms = ended(order, collection).map((term) => orderBy(expressions, term))
  return sql`SELECT ${sql.id(BASE)}.* FROM (${ids}) AS "found" JOIN ${table(collection)} ON ${id} = ${sql.id('found', 'id')}${ordered(terms)}`
}

/** Insertion order decides where the keys do not, in the last one's direction so that its index serves. Views have none. */
function ended(order: readonly OrderTerm[], collection: Collection): readonly OrderTerm[] {
  if (collection.type === 'view' || order.some(({ value }) => value === 'random')) return order
  return [...order, { value: sql.id(BASE, '_rowid_'), descending: order.at(-1)?.descending ?? false, nullable: false }]
}

function orderBy(expressions: Expressions, { value, ...options }: OrderTerm): Sql {
  return value === 'random' ? sql`RANDOM()` : expressions.orderBy(value, options)
}

function ordered(terms: readonly Sql[]): Sql {
  return terms.length > 0 ? sql` ORDER BY ${sql.join(terms)}` : sql``
}
