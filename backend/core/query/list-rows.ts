import type { ColumnKind } from '../../dialects/column.ts'
import { expressionsOf } from '../../dialects/expressions/expressions-of.ts'
import type { Sql } from '../../dialects/expressions/value.ts'
import type { BaseCollection } from '../collections/collection.ts'
import { CollectionSet } from '../collections/collection-set.ts'
import type { Field } from '../collections/field.ts'
import type { Core } from '../core.ts'
import { fromWhere, type Page, type PageOptions, readPage } from './page.ts'
import { type Statement, statementOf } from './statement.ts'

export interface PlainQuery {
  readonly table: string
  /** What may be filtered and sorted by. */
  readonly columns: Readonly<Record<string, ColumnKind>>
  readonly filter?: string | undefined
  readonly sort?: string | undefined
}

export interface PlainListOptions extends PlainQuery, PageOptions {}

/** A page of a table that is no collection, such as `_collections` (contract 6, 12). All its columns are read. */
export function listRows(core: Core, options: PlainListOptions): Promise<Page> {
  const expressions = expressionsOf(core.database.engine)
  const collection = plainTable(options)
  return readPage({ ...options, connection: core.connection, expressions, collection, statement: plainStatement(core, options, collection) })
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
