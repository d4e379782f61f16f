import { sql } from 'kysely'
import { FilterError } from '../../tools/filter/filter-error.ts'
import type { Operand } from '../../tools/filter/tree.ts'
import { functions } from './functions.ts'
import type { Joins } from './joins.ts'
import { macros } from './macros.ts'
import { constant, type Resolved, type ResolveIn } from './operand.ts'
import { followPath, joinCollection } from './path.ts'
import { requestOperand } from './request-operand.ts'
import { findCollection, type Scope } from './scope.ts'

const words: ReadonlyMap<string, boolean | null> = new Map([
  ['null', null],
  ['true', true],
  ['false', false],
])

/** Finds what an operand of a filter stands for (contract 2.2). Throws a `FilterError` for what is unknown. */
export function resolveOperand(scope: Scope, operand: Operand): ResolveIn {
  if (operand.kind === 'identifier') return resolveIdentifier(scope, operand.name)
  if (operand.kind !== 'call') return () => constant(operand.value)
  const known = functions.get(operand.name)
  if (!known) throw new FilterError(`Unknown function ${JSON.stringify(operand.name)}.`)
  return known({ scope, args: operand.args, resolve: (argument) => resolveOperand(scope, argument) })
}

export function resolveIdentifier(scope: Scope, name: string): ResolveIn {
  const word = words.get(name.toLowerCase())
  if (word !== undefined) return () => constant(word)
  const macro = macros.get(name)?.(scope.now)
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
