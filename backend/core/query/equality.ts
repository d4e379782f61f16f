import { sql } from 'kysely'
import type { Expressions, Literal, Sql, Typed, Value } from '../../dialects/expressions/expressions.ts'
import { numberOfText } from '../../dialects/expressions/literals.ts'
import type { Resolved } from './joins.ts'
import { ALWAYS, NEVER } from './known-conditions.ts'

/**
 * `=` and `!=` (contract 2.1): null and "" are the same, but for JSON values and function results. Where one side is
 * known and not empty both are compared as they are, so that an index can be used.
 */
export function equality(
  expressions: Expressions,
  { left, right, negated }: { readonly left: Resolved; readonly right: Resolved; readonly negated: boolean },
): Sql {
  const [a, b] = [left.value, right.value]
  if (a.kind === 'literal' && b.kind === 'literal') return foldedEquality(a, b) !== negated ? ALWAYS : NEVER
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
  if (conditions.length === 0) return negated ? ALWAYS : NEVER
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

/** Both sides in one type: a literal takes that of the column where it can, so that the column stands bare. */
export function aligned(expressions: Expressions, left: Value, right: Value): readonly [Sql, Sql] {
  const comparable = () => expressions.comparable(left, right)
  if (left.kind === 'json' || right.kind === 'json') return comparable()
  if (left.kind === 'literal') {
    const literal = right.kind === 'literal' ? undefined : literalOf(expressions, left, right)
    return literal && right.kind !== 'literal' ? [literal, right.sql] : comparable()
  }
  if (right.kind === 'literal') {
    const literal = literalOf(expressions, right, left)
    return literal ? [left.sql, literal] : comparable()
  }
  return left.kind === right.kind ? [left.sql, right.sql] : comparable()
}

/** A literal in the type of a column; undefined where SQLite would not convert it. */
function literalOf(expressions: Expressions, { value }: Literal, { kind, affine }: Typed): Sql | undefined {
  if (value === null) return undefined
  if (kind === 'text') return textLiteral(expressions, value, affine)
  const number = typeof value === 'string' ? (affine ? numberOfText(value) : undefined) : Number(value)
  if (number === undefined) return undefined
  if (kind === 'number') return expressions.number(number)
  return number === 0 || number === 1 ? expressions.boolean(number === 1) : undefined
}

function textLiteral(expressions: Expressions, value: string | number | boolean, affine: boolean): Sql | undefined {
  if (typeof value === 'string') return expressions.text(value)
  return affine ? expressions.text(String(Number(value))) : undefined
}

export type Ordering = '>' | '>=' | '<' | '<='

/** Whether two known values are equal; null and "" are. */
function foldedEquality(left: Literal, right: Literal): boolean {
  return plain(left.value) === plain(right.value)
}

/** How two known values are ordered: numbers before texts, texts by their bytes. Undefined with null. */
export function foldedOrder(left: Literal, operator: Ordering, right: Literal): boolean | undefined {
  if (left.value === null || right.value === null) return undefined
  const order = compare(plain(left.value), plain(right.value))
  if (operator === '>' || operator === '>=') return operator === '>' ? order > 0 : order >= 0
  return operator === '<' ? order < 0 : order <= 0
}

function plain(value: Literal['value']): string | number {
  return typeof value === 'boolean' ? Number(value) : (value ?? '')
}

function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right || 0
  if (typeof left === 'string' && typeof right === 'string') return Buffer.compare(Buffer.from(left), Buffer.from(right))
  return typeof left === 'number' ? -1 : 1
}
