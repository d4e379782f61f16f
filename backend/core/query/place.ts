import type { Collection } from '../collections/collection.ts'

/** A table that a path has arrived at. */
export interface Place {
  readonly collection: Collection
  readonly alias: string
  /** Reached by a left join, so its columns may be null. */
  readonly joined: boolean
}
