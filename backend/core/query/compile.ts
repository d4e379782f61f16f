import { sql } from 'kysely'
import type { Sql } from '../../dialects/expressions/value.ts'
import type { Filter } from '../../tools/filter/tree.ts'
import { comparison } from './comparison.ts'
import { resolveOperand } from './operands.ts'
import type { Scope } from './scope.ts'

/** A filter as one condition; what it joins is added to the scope's joins. */
export function compile(scope: Scope, filter: Filter): Sql {
  if (filter.kind === 'comparison') {
    return comparison(scope, { ...filter, left: resolveOperand(scope, filter.left), right: resolveOperand(scope, filter.right) })
  }
  const parts = filter.parts.map((part) => compile(scope, part))
  return sql`(${sql.join(parts, filter.kind === 'and' ? sql` AND ` : sql` OR `)})`
}
