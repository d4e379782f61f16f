import { sql } from 'kysely'
import type { Connection } from '../../dialects/database.ts'
import type { Expressions, Sql } from '../../dialects/expressions/expressions.ts'
import type { Ask } from '../../dialects/queries/ask.ts'
import type { Collection } from '../model/collection.ts'
import type { Totals } from '../model/totals.ts'
import type { OrderTerm } from './compile.ts'
import { BASE, type Statement, where } from './statement.ts'
import type { Row } from './table.ts'

export interface PageOptions {
  readonly page: number
  readonly perPage: number
  readonly skipTotal: boolean
}

export interface PageQuery extends PageOptions {
  readonly ask: Ask
  /** Only to write statements for its engine. */
  readonly connection: Connection
  readonly totals: Totals
  readonly expressions: Expressions
  readonly collection: Collection
  readonly statement: Statement
}

/** The part of a select that says which records: `FROM … JOIN … WHERE …`. */
export function fromWhere(collection: Collection, { joins, conditions }: Statement): Sql {
  return sql`FROM ${table(collection)}${joins.sql}${where(conditions)}`
}

function table(collection: Collection): Sql {
  return sql`${sql.id(collection.name)} AS ${sql.id(BASE)}`
}

/** The statement that reads one page of records, each with `columns` beside its own. */
export function pageStatement(query: PageQuery, columns: readonly Sql[]) {
  const { collection, statement } = query
  const selected = sql.join([sql`${sql.id(BASE)}.*`, ...columns])
  if (statement.joins.multiply) return sql<Row>`SELECT ${selected} ${distinctRows(query)}${limit(query)}`
  if (isFoundFirst(query)) return sql<Row>`SELECT ${selected} ${foundRows(query)}`
  return sql<Row>`SELECT ${selected} ${fromWhere(collection, statement)}${orderBy(query, statement.order)}${limit(query)}`
}

function limit({ page, perPage }: PageQuery): Sql {
  return sql` LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`
}

/** Where joins make several rows of one record: ids first, each with the first of its values by each key. */
function distinctRows(query: PageQuery): Sql {
  const { collection, statement } = query
  const id = sql.id(BASE, 'id')
  const keys = keysOf(statement.order, (value, { descending }) => sql`${descending ? sql`MAX` : sql`MIN`}(${value})`)
  const ids = sql`SELECT ${sql.join([sql`${id} AS id`, ...keys])} ${fromWhere(collection, statement)} GROUP BY ${id}`
  return sql`FROM (${ids}) AS "found" JOIN ${table(collection)} ON ${id} = ${sql.id('found', 'id')}${orderBy(query, foundOrder(statement.order))}`
}

/** The column in which tables keep the order of insertion; those of collections have an index of it. */
const ROW = '_rowid_'

/** Whether it is a later page of records, each of which has a place by an indexed row of its own. */
function isFoundFirst({ page, expressions, collection, statement: { order } }: PageQuery): boolean {
  if (page === 1 || collection.type === 'view' || collection.id === '' || isByChance(order)) return false
  return !expressions.keepsInsertionOrder || !(order.length === 0 || order[0]?.value === 'row')
}

/**
 * Finds first which rows a page has, over an index alone where one has their order: those before them are passed over without being
 * read. The keys go with them, as the join keeps no order.
 */
function foundRows(query: PageQuery): Sql {
  const { collection, statement } = query
  const row = sql.id(BASE, ROW)
  const keys = keysOf(statement.order, (value) => value)
  const rows = sql`SELECT ${sql.join([sql`${row} AS ${sql.id('row')}`, ...keys])} ${fromWhere(collection, statement)}${orderBy(query, statement.order)}${limit(query)}`
  return sql`FROM (${rows}) AS "found" JOIN ${table(collection)} ON ${row} = ${sql.id('found', 'row')}${orderBy(query, foundOrder(statement.order))}`
}

/** What a subquery gives the statement around it to order by: `s0`, `s1`, … */
function keysOf(terms: readonly OrderTerm[], key: (value: Sql, term: OrderTerm) => Sql): readonly Sql[] {
  return terms.flatMap((term, index) => (typeof term.value === 'string' ? [] : [sql`${key(term.value, term)} AS ${sql.id(`s${index}`)}`]))
}

function foundOrder(terms: readonly OrderTerm[]): readonly OrderTerm[] {
  return terms.map((term, index) => (typeof term.value === 'string' ? term : { ...term, value: sql.id('found', `s${index}`) }))
}

function orderBy({ expressions, collection }: PageQuery, terms: readonly OrderTerm[]): Sql {
  const all = ended(terms, collection).map(({ value, ...options }) => {
    if (value === 'random') return sql`RANDOM()`
    return expressions.orderBy(value === 'row' ? sql.id(BASE, ROW) : value, options)
  })
  return all.length > 0 ? sql` ORDER BY ${sql.join(all)}` : sql``
}

/** Insertion order decides where the keys do not, in the last one's direction so that its index serves. Views have none. */
function ended(terms: readonly OrderTerm[], collection: Collection): readonly OrderTerm[] {
  if (collection.type === 'view' || isByChance(terms)) return terms
  return [...terms, { value: 'row', descending: terms.at(-1)?.descending ?? false, nullable: false }]
}

function isByChance(terms: readonly OrderTerm[]): boolean {
  return terms.some(({ value }) => value === 'random')
}
