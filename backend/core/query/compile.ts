import { sql } from 'kysely'
import type { Sql } from '../../dialects/expressions/expressions.ts'
import type { SortField } from '../../tools/filter/parse-filter.ts'
import { type Filter, FilterError, type Operand } from '../../tools/filter/tree.ts'
import { comparison } from './comparison.ts'
import { functions, macros } from './functions.ts'
import { constant, type Joins, type Resolved, type ResolveIn } from './joins.ts'
import { combined } from './known-conditions.ts'
import { followPath, joinCollection } from './path.ts'
import { requestOperand } from './request-operand.ts'
import { findCollection, type Scope } from './scope.ts'

/** A filter as one condition; what it joins is added to the scope's joins. */
export function compile(scope: Scope, filter: Filter): Sql {
  if (filter.kind === 'comparison') {
    return comparison(scope, { ...filter, left: resolveOperand(scope, filter.left), right: resolveOperand(scope, filter.right) })
  }
  return combined(
    filter.kind,
    filter.parts.map((part) => compile(scope, part)),
  )
}

const words: ReadonlyMap<string, boolean | null> = new Map([
  ['null', null],
  ['true', true],
  ['false', false],
])

/** Finds what an operand of a filter stands for (contract 2.2). Throws a `FilterError` for what is unknown. */
function resolveOperand(scope: Scope, operand: Operand): ResolveIn {
  if (operand.kind === 'identifier') return resolveIdentifier(scope, operand.name)
  if (operand.kind !== 'call') return () => constant(operand.value)
  const known = functions.get(operand.name)
  if (!known) throw new FilterError(`Unknown function ${JSON.stringify(operand.name)}.`)
  return known({ scope, args: operand.args, resolve: (argument) => resolveOperand(scope, argument) })
}

function resolveIdentifier(scope: Scope, name: string): ResolveIn {
  const word = words.get(name.toLowerCase())
  if (word !== undefined) return () => constant(word)
  const macro = macros.get(name)?.(scope.now)
  if (macro !== undefined) scope.reads.noteClock()
  if (macro !== undefined) return () => constant(macro)
  const shape = shapes.find(({ pattern }) => pattern.test(name))
  if (!shape) throw new FilterError(`Unknown identifier ${JSON.stringify(name)}.`)
  const segments = name.split('.')
  return (joins) => shape.resolve({ scope, joins }, segments)
}

interface Within {
  readonly scope: Scope
  readonly joins: Joins
}

/** What an identifier may look like, and who knows its meaning. */
const shapes: readonly { readonly pattern: RegExp; readonly resolve: (within: Within, segments: readonly string[]) => Resolved }[] = [
  { pattern: /^\w[\w.:]*$/, resolve: fieldOperand },
  { pattern: /^@request\.(?:context|method)$/, resolve: ({ scope, joins }, segments) => requestOperand(scope, joins, segments.slice(1)) },
  {
    pattern: /^@request\.(?:auth|body|query|headers)\.[\w.:]*\w$/,
    resolve: ({ scope, joins }, segments) => requestOperand(scope, joins, segments.slice(1)),
  },
  { pattern: /^@collection\.\w+(?::\w+)?\.[\w.:]*\w$/, resolve: collectionOperand },
]

function fieldOperand({ scope, joins }: Within, segments: readonly string[]): Resolved {
  return followPath({ scope, joins, place: scope.base, multiple: false, missingIsNull: false }, segments)
}

/** `@collection.name.field`: any record of the collection; an alias stands for a join of its own. */
function collectionOperand({ scope, joins }: Within, segments: readonly string[]): Resolved {
  const [, joined = '', ...path] = segments
  const [name = '', label] = joined.split(':')
  const collection = findCollection(scope, name)
  if (!collection) throw new FilterError(`Unknown collection ${JSON.stringify(name)}.`)
  const key = `${scope.joinPrefix}@collection.${collection.id}:${label ?? ''}`
  const alias = joinCollection({ scope, joins, collection, key, multiplies: true, on: () => sql`1 = 1` })
  return followPath({ scope, joins, place: { collection, alias, joined: true }, multiple: true, missingIsNull: false }, path)
}

/** One key of an order: a value of the record, when it was inserted (`row`), or chance. */
export interface OrderTerm {
  readonly value: Sql | 'row' | 'random'
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
  const { value, condition } = resolveIdentifier(scope, name)(scope.joins)
  if (value.kind === 'literal') throw new FilterError(`Invalid sort field ${JSON.stringify(name)}.`)
  const sortable = scope.expressions.sortable(value)
  // What may not be found may not be placed between two that are known either: all of it stands together.
  if (condition) return { value: sql`CASE WHEN ${condition} THEN ${sortable} END`, descending, nullable: true }
  return { value: sortable, descending, nullable: value.kind === 'json' || value.nullable }
}

function rowOrder({ base }: Scope, descending: boolean): OrderTerm {
  if (base.collection.type === 'view') throw new FilterError('Views have no @rowid.')
  return { value: 'row', descending, nullable: false }
}
