import { sql } from 'kysely'
import type { Engine } from '../../dialects/database.ts'
import { expressionsOf } from '../../dialects/expressions/expressions-of.ts'
import type { Sql } from '../../dialects/expressions/value.ts'
import { parseFilter, parseRule } from '../../tools/filter/parse-filter.ts'
import { parseSort } from '../../tools/filter/parse-sort.ts'
import type { Collection } from '../collections/collection.ts'
import type { CollectionSet } from '../collections/collection-set.ts'
import type { RequestInfo } from '../request-info.ts'
import { compile } from './compile.ts'
import { Aliases, Joins } from './joins.ts'
import { type OrderTerm, orderTerms } from './order.ts'
import type { Scope } from './scope.ts'

/** The alias of the collection's own table. */
export const BASE = 'r'

export interface StatementOptions {
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
}

/** Compiles rule, filter and sort of one statement, which share their joins. Throws a `FilterError`. */
export function statementOf(options: StatementOptions): Statement {
  const { collection, rule, filter, sort } = options
  const joins = new Joins(new Aliases())
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
  }
  const asked = { ...rules, trusted: options.trusted }
  const conditions = [...(rule ? [compile(rules, parseRule(rule))] : []), ...(filter ? [compile(asked, parseFilter(filter))] : [])]
  const order = sort ? orderTerms(asked, parseSort(sort)) : []
  return { joins, conditions: [...conditions, ...restrictions(asked)], order }
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
