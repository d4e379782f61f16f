import { sql } from 'kysely'
import type { Expressions } from '../../dialects/expressions/expressions.ts'
import type { Literal, Sql, Typed, Value } from '../../dialects/expressions/value.ts'
import { foldedEquality } from './fold.ts'
import type { Resolved } from './operand.ts'
import { aligned } from './types.ts'

/**
 * `=` and `!=` (contract 2.1): null and "" are the same, but for JSON values and function results. Where one side is
 * known and not empty both are compared as they are, so that an index can be used.
 */
export function equality(
  expressions: Expressions,
  { left, right, negated }: { readonly left: Resolved; readonly right: Resolved; readonly negated: boolean },
): Sql {
  const [a, b] = [left.value, right.value]
  if (a.kind === 'literal' && b.kind === 'literal') return foldedEquality(a, b) !== negated ? sql`TRUE` : sql`FALSE`
  const compare = negated ? expressions.different : expressions.same
  if (left.nulls === 'strict' || right.nulls === 'strict') return compare(...expressions.comparable(a, b))
  const literal = a.kind === 'literal' ? a : b.kind === 'literal' ? b : undefined
  const other = a.kind === 'literal' ? b : a
  if (literal && isEmpty(literal)) return emptiness(other, negated)
  const sides = literal ? aligned(expressions, a, b) : coalesced(expressions, a, b)
  return negated ? expressions.different(...sides) : sql`${sides[0]} = ${sides[1]}`
}

function isEmpty({ value }: Literal): boolean {
  return value === null || value === ''
}

/** Whether a column is null or "". Numbers and booleans are never "". */
function emptiness(value: Value, negated: boolean): Sql {
  if (value.kind === 'literal' || value.kind === 'json') throw new Error('Only columns are asked whether they are empty.')
  const conditions: Sql[] = []
  if (value.kind === 'text') conditions.push(negated ? sql`${value.sql} <> ''` : sql`${value.sql} = ''`)
  if (value.nullable) conditions.push(negated ? sql`${value.sql} IS NOT NULL` : sql`${value.sql} IS NULL`)
  if (conditions.length === 0) return negated ? sql`TRUE` : sql`FALSE`
  return sql`(${sql.join(conditions, negated ? sql` AND ` : sql` OR `)})`
}

/** Two columns, null as "". What is put through COALESCE is no column any more, so types are not converted. */
function coalesced(expressions: Expressions, left: Value, right: Value): readonly [Sql, Sql] {
  if (left.kind === 'literal' || right.kind === 'literal' || left.kind === 'json' || right.kind === 'json') return expressions.comparable(left, right)
  if (!left.nullable && !right.nullable && left.kind === right.kind) return [left.sql, right.sql]
  const sameText = left.kind === 'text' && right.kind === 'text'
  const [a, b] = sameText ? [left.sql, right.sql] : expressions.comparable(bare(left), bare(right))
  const empty = sameText ? sql`''` : expressions.emptyKey
  return [sql`COALESCE(${a}, ${empty})`, sql`COALESCE(${b}, ${empty})`]
}

function bare(value: Typed): Typed {
  return { ...value, affine: false }
}
