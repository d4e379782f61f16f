import { sql } from 'kysely'
import { expressionsOf } from '../../dialects/by-engine.ts'
import type { Engine } from '../../dialects/database.ts'
import type { Expressions, Sql } from '../../dialects/expressions/expressions.ts'
import { parseFilter, parseRule, parseSort } from '../../tools/filter/parse-filter.ts'
import { FilterError } from '../../tools/filter/tree.ts'
import type { Collection, CollectionSet } from '../model/collection.ts'
import type { RequestInfo } from '../model/record.ts'
import { compile, type OrderTerm, orderTerms } from './compile.ts'
import { Aliases, Joins } from './joins.ts'
import { NEVER } from './known-conditions.ts'
import { Reads, type Scope, VisitorJoins } from './scope.ts'

/** The alias of the collection's own table. */
export const BASE = 'r'

interface StatementOptions {
  readonly engine: Engine
  readonly collections: CollectionSet
  readonly now: Date
  readonly collection: Collection
  readonly request: RequestInfo | undefined
  readonly rule?: string | undefined
  readonly filter?: string | undefined
  readonly sort?: string | undefined
  readonly trusted: boolean
}

/** What stands behind `from` in a statement about one collection's records. */
export interface Statement {
  readonly joins: Joins
  readonly conditions: readonly Sql[]
  readonly order: readonly OrderTerm[]
  readonly reads: Reads
}

/** Compiles rule, filter and sort of one statement, which share their joins. Throws a `FilterError`. */
export function statementOf(options: StatementOptions): Statement {
  const { collection, rule, filter, sort } = options
  const joins = new Joins(new Aliases())
  const reads = new Reads()
  reads.collections.add(collection)
  const rules: Scope = {
    collections: options.collections,
    expressions: expressionsOf(options.engine),
    now: options.now,
    request: options.request,
    base: { collection, alias: BASE, joined: false },
    trusted: true,
    joins,
    joinPrefix: '',
    restricted: new Map(),
    visitorJoins: new VisitorJoins(),
    reads,
  }
  const asked = { ...rules, trusted: options.trusted }
  const conditions = [...(rule ? [compile(rules, parseRule(rule))] : []), ...(filter ? [compile(asked, parseFilter(filter))] : [])]
  const order = sort ? orderTerms(asked, parseSort(sort)) : []
  return { joins, conditions: [...conditions, ...restrictions(asked)], order, reads }
}

/** The list rules of collections that an untrusted filter joined: only records that satisfy them match (contract 2.3). */
function restrictions(scope: Scope): Sql[] {
  return [...scope.restricted].flatMap(([alias, collection]) => {
    if (!collection.listRule) return []
    const base = { collection, alias, joined: true }
    const rule = compile({ ...scope, base, trusted: true, joinPrefix: `${alias}:` }, parseRule(collection.listRule))
    // Where nothing is joined there is nothing to hide.
    return [sql`(${sql.id(alias, 'id')} IS NULL OR ${rule})`]
  })
}

/** The conditions of a statement behind `where`, or nothing. */
export function where(conditions: readonly Sql[]): Sql {
  return conditions.length > 0 ? sql` WHERE ${sql.join(conditions, sql` AND `)}` : sql``
}

/** The condition that names one record; the id of a view may be a number. */
export function ownId(expressions: Expressions, collection: Collection, id: string): Sql {
  const column = sql.id(BASE, 'id')
  return sql`${collection.type === 'view' ? expressions.viewColumn(column, 'text') : column} = ${expressions.text(id)}`
}

/**
 * Whether a statement about one record costs no more than reading it: no other table, no view, nothing that a visitor wrote, no
 * pattern (whose time grows with a power of the text's length). All others go through `ask`.
 */
export function isBounded(
  { joins }: Statement,
  { collection, rule = '', filter }: { readonly collection: Collection; readonly rule?: string | undefined; readonly filter?: string | undefined },
): boolean {
  return collection.type !== 'view' && !filter && joins.isEmpty && !rule.includes('~')
}

/** Whether it finds nothing, whatever is stored. A view is asked all the same: it may have to be mended, which its error tells. */
export function findsNothing({ conditions, reads }: Statement): boolean {
  return conditions.includes(NEVER) && [...reads.collections].every(({ type }) => type !== 'view')
}

/**
 * What is wrong with a rule, or undefined. Nothing is run, so the collection need not be stored yet: its own fields are
 * those given.
 */
export function checkRule(core: { readonly collections: CollectionSet }, collection: Collection, rule: string): string | undefined {
  try {
    // Which engine's SQL is made does not matter, as it is thrown away.
    statementOf({ engine: 'sqlite', collections: core.collections, now: new Date(0), collection, request: undefined, rule, trusted: true })
    return undefined
  } catch (error) {
    if (error instanceof FilterError) return error.message
    throw error
  }
}
