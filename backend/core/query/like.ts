import { sql } from 'kysely'
import type { Expressions } from '../../dialects/expressions/expressions.ts'
import type { Sql, Value } from '../../dialects/expressions/value.ts'

/** `~` and `!~` (contract 2.1): a literal without `%` of its own is looked for anywhere, another column too. */
export function like(
  expressions: Expressions,
  { left, right, negated }: { readonly left: Value; readonly right: Value; readonly negated: boolean },
): Sql {
  if (right.kind === 'literal' && right.value === null) return expressions.unknown
  const text = expressions.asText(left)
  const pattern = right.kind === 'literal' ? likePattern(String(typeof right.value === 'boolean' ? Number(right.value) : right.value)) : undefined
  // A pattern that ends amid an escape matches nothing; PostgreSQL would refuse it.
  if (pattern && /(?<!\\)(?:\\\\)*\\$/.test(pattern)) return negated ? sql`(${text} = ${text})` : sql`(${text} <> ${text})`
  const matches = expressions.like(text, pattern ? expressions.text(pattern) : sql`('%' || ${expressions.asText(right)} || '%')`)
  return negated ? sql`NOT (${matches})` : matches
}

/** The pattern that a literal stands for. */
function likePattern(text: string): string {
  return /(?<!\\)(?:\\\\)*%/.test(text) ? text : `%${escaped(text)}%`
}

/** Escapes `%`, `_` and `\` but where they are escaped already; pairs are found from the end. */
function escaped(text: string): string {
  let result = ''
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const character = text.charAt(index)
    const special = character === '%' || character === '_' || character === '\\'
    result = `${special ? '\\' : ''}${character}${result}`
    if (special && text.charAt(index - 1) === '\\') index -= 1
  }
  return result
}
