import { expressionsOf } from '../../dialects/by-engine.ts'
import type { ColumnKind } from '../../dialects/database.ts'
import type { Sql } from '../../dialects/expressions/expressions.ts'
import { type BaseCollection, type Collection, CollectionSet } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { ApiError } from '../model/errors.ts'
import type { Field } from '../model/field.ts'
import type { RequestInfo } from '../model/record.ts'
import { type Page, readPage } from './page.ts'
import { fromWhere, type PageOptions } from './page-query.ts'
import { type Statement, statementOf } from './statement.ts'

interface ListOptions extends PageOptions {
  readonly collection: Collection
  readonly request: RequestInfo
  /** "" and undefined let all records through. */
  readonly rule?: string | undefined
  readonly filter?: string | undefined
  readonly sort?: string | undefined
  /** Superusers: hidden fields, `@collection` and `@request` may be used in filter and sort (contract 2.3). */
  readonly trusted: boolean
}

/**
 * A page of a collection's records that satisfy rule and filter (contract 1.5, 2). `page` starts at 1. Throws a
 * `FilterError` for a filter or sort that cannot be used, an `ApiError` 403 for one that only superusers may.
 */
export async function listRecords(core: Core, options: ListOptions): Promise<Page> {
  if (!options.trusted) refuseSuperuserFields([options.filter, options.sort])
  const { engine } = core.database
  const statement = statementOf({ ...options, engine, collections: core.collections, now: core.now() })
  const { ask, connection, totals } = core
  return readPage({ ...options, ask, connection, totals, expressions: expressionsOf(engine), statement })
}

/** Refuses filters and sorts of others than superusers that name what only these may. */
export function refuseSuperuserFields(texts: readonly (string | undefined)[]): void {
  for (const part of ['@collection.', '@request.']) {
    if (texts.some((text) => text?.includes(part))) throw new ApiError(403, `Only superusers can filter by ${part}`)
  }
}

interface PlainQuery {
  readonly table: string
  /** What may be filtered and sorted by. */
  readonly columns: Readonly<Record<string, ColumnKind>>
  readonly filter?: string | undefined
  readonly sort?: string | undefined
}

interface PlainListOptions extends PlainQuery, PageOptions {}

/** A page of a table that is no collection, such as `_collections` (contract 6, 12). All its columns are read. */
export function listRows(core: Core, options: PlainListOptions): Promise<Page> {
  const { ask, connection, totals } = core
  const collection = plainTable(options)
  const statement = plainStatement(core, options, collection)
  return readPage({ ...options, ask, connection, totals, expressions: expressionsOf(core.database.engine), collection, statement })
}

/** What stands behind the columns of a select over such a table, whose alias is `r`: `from … where …`. */
export function matchingRows(core: Core, query: PlainQuery): Sql {
  const collection = plainTable(query)
  return fromWhere(collection, plainStatement(core, query, collection))
}

function plainStatement(core: Core, query: PlainQuery, collection: BaseCollection): Statement {
  const { engine } = core.database
  return statementOf({ ...query, engine, collections: new CollectionSet([]), now: core.now(), collection, request: undefined, trusted: true })
}

function plainTable({ table, columns }: PlainQuery): BaseCollection {
  const rules = { listRule: null, viewRule: null, createRule: null, updateRule: null, deleteRule: null }
  const fields = Object.entries(columns).map(([name, kind]) => plainField(name, kind))
  return { type: 'base', id: '', name: table, system: true, ...rules, fields, indexes: [], created: '', updated: '' }
}

function plainField(name: string, kind: ColumnKind): Field {
  const common = { id: name, name, system: true, hidden: false, presentable: false, help: '', required: false }
  if (kind === 'number') return { ...common, type: 'number', min: null, max: null, onlyInt: false }
  if (kind === 'boolean') return { ...common, type: 'bool' }
  if (kind === 'json') return { ...common, type: 'json', maxSize: 0 }
  return { ...common, type: 'text', min: 0, max: 0, pattern: '', autogeneratePattern: '', primaryKey: false }
}
