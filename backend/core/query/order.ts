import { sql } from 'kysely'
import type { Sql } from '../../dialects/expressions/value.ts'
import { FilterError } from '../../tools/filter/filter-error.ts'
import type { SortField } from '../../tools/filter/parse-sort.ts'
import { resolveIdentifier } from './operands.ts'
import type { Scope } from './scope.ts'

/** One key of an order: a value of the row, or chance. */
export interface OrderTerm {
  readonly value: Sql | 'random'
  readonly descending: boolean
  readonly nullable: boolean
}

/** The keys of a sort (contract 1.5). Throws a `FilterError` for what is no column. */
export function orderTerms(scope: Scope, fields: readonly SortField[]): readonly OrderTerm[] {
  return fields.map((field) => orderTerm(scope, field))
}

function orderTerm(scope: Scope, { name, descending }: SortField): OrderTerm {
  if (name === '@random') return { value: 'random', descending, nullable: false }
  if (name === '@rowid') return rowOrder(scope, descending)
  const { value } = resolveIdentifier(scope, name)(scope.joins)
  if (value.kind === 'literal') throw new FilterError(`Invalid sort field ${JSON.stringify(name)}.`)
  return { value: scope.expressions.sortable(value), descending, nullable: value.kind === 'json' || value.nullable }
}

function rowOrder({ base }: Scope, descending: boolean): OrderTerm {
  if (base.collection.type === 'view') throw new FilterError('Views have no @rowid.')
  return { value: sql.id(base.alias, '_rowid_'), descending, nullable: false }
}
