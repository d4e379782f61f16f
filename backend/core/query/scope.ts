import type { Expressions } from '../../dialects/expressions/expressions.ts'
import type { Collection } from '../collections/collection.ts'
import type { CollectionSet } from '../collections/collection-set.ts'
import type { RequestInfo } from '../request-info.ts'
import type { Joins } from './joins.ts'
import type { Place } from './place.ts'

/** All that the operands of one filter may refer to. */
export interface Scope {
  readonly collections: CollectionSet
  readonly expressions: Expressions
  readonly now: Date
  /** Undefined while a rule is only checked; all of `@request` is null then. */
  readonly request: RequestInfo | undefined
  /** What plain identifiers start from. */
  readonly base: Place
  /** Rules and superusers may use hidden fields and any collection (contract 2.3). */
  readonly trusted: boolean
  /** The joins of the statement itself, shared by its rule, filter and sort. */
  readonly joins: Joins
  /** Set apart the joins of one collection's list rule from those of the filter. */
  readonly joinPrefix: string
  /** Collections that an untrusted filter joined, by alias: their list rules bind it. */
  readonly restricted: Map<string, Collection>
}

/** By id or name; the base collection may be one that is not stored yet. */
export function findCollection({ base, collections }: Scope, nameOrId: string): Collection | undefined {
  const { collection } = base
  return nameOrId === collection.id || nameOrId === collection.name ? collection : collections.find(nameOrId)
}
