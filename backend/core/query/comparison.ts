import { sql } from 'kysely'
import type { Expressions, Sql, Value } from '../../dialects/expressions/expressions.ts'
import type { Operator } from '../../tools/filter/tree.ts'
import { aligned, equality, foldedOrder, type Ordering } from './equality.ts'
import type { Joins, Resolved, ResolveIn } from './joins.ts'
import { ALWAYS, NEVER } from './known-conditions.ts'
import type { Scope } from './scope.ts'

interface Compared {
  readonly left: ResolveIn
  readonly operator: Operator
  /** One matching value of several is enough. */
  readonly any: boolean
  readonly right: ResolveIn
}

/** One comparison as a condition; a plain operator over several values asks all of them (contract 2.1). */
export function comparison(scope: Scope, compared: Compared): Sql {
  const left = compared.left(scope.joins)
  const right = compared.right(scope.joins)
  const conditions = [condition(scope.expressions, left, compared.operator, right)]
  if (!compared.any && (left.multiple || right.multiple)) conditions.push(noneFails(scope, compared, { left, right }))
  for (const { condition: besides } of [left, right]) if (besides) conditions.push(besides)
  return conditions.length === 1 && conditions[0] ? conditions[0] : sql`(${sql.join(conditions, sql` AND `)})`
}

/** No value of the one side, with none of the other where that has several too, fails the comparison. */
function noneFails({ expressions, joins }: Scope, compared: Compared, { left, right }: { readonly left: Resolved; readonly right: Resolved }): Sql {
  const [ofLeft, ofRight]: readonly [Joins, Joins] = [joins.inner(), joins.inner()]
  const eachLeft = left.multiple ? compared.left(ofLeft) : left
  const eachRight = right.multiple ? compared.right(ofRight) : right
  const holds = condition(expressions, eachLeft, compared.operator, eachRight)
  // The one row to join to is needed: without a joined record there is one empty value.
  return sql`NOT EXISTS (SELECT 1 FROM (SELECT 1) AS "one"${ofLeft.sql}${ofRight.sql} WHERE NOT (${holds}))`
}

function condition(expressions: Expressions, left: Resolved, operator: Operator, right: Resolved): Sql {
  switch (operator) {
    case '=':
    case '!=':
      return equality(expressions, { left, right, negated: operator === '!=' })
    case '~':
    case '!~':
      return like(expressions, { left: left.value, right: right.value, negated: operator === '!~' })
    default:
      return order(expressions, left, operator, right)
  }
}

const orderings: Readonly<Record<Ordering, Sql>> = { '>': sql`>`, '>=': sql`>=`, '<': sql`<`, '<=': sql`<=` }

function order(expressions: Expressions, { value: left }: Resolved, operator: Ordering, { value: right }: Resolved): Sql {
  if ((left.kind === 'literal' && left.value === null) || (right.kind === 'literal' && right.value === null)) return expressions.unknown
  if (left.kind === 'literal' && right.kind === 'literal') return foldedOrder(left, operator, right) ? ALWAYS : NEVER
  const [a, b] = aligned(expressions, left, right)
  return sql`${a} ${orderings[operator]} ${b}`
}

/** `~` and `!~` (contract 2.1): a literal without `%` of its own is looked for anywhere, another column too. */
function like(expressions: Expressions, { left, right, negated }: { readonly left: Value; readonly right: Value; readonly negated: boolean }): Sql {
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
