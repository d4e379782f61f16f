import type { Expressions } from '../../dialects/expressions/expressions.ts'
import { numberOfText } from '../../dialects/expressions/number-text.ts'
import type { Literal, Sql, Typed, Value } from '../../dialects/expressions/value.ts'

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
