import { FilterError } from '../../tools/filter/filter-error.ts'
import type { Collection } from '../collections/collection.ts'
import type { CollectionSet } from '../collections/collection-set.ts'
import { statementOf } from './statement.ts'

/**
 * What is wrong with a rule, or undefined. Nothing is run, so the collection need not be stored yet: its own fields are
 * those given.
 */
export function checkRule(core: { readonly collections: CollectionSet }, collection: Collection, rule: string): string | undefined {
  try {
    // Which engine's SQL is made does not matter, as it is thrown away.
    statementOf({ engine: 'sqlite', collections: core.collections, now: new Date(0), collection, request: undefined, rule, trusted: true })
    return undefined
  } catch (error) {
    if (error instanceof FilterError) return error.message
    throw error
  }
}
