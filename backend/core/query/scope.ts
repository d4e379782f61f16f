import type { Expressions } from '../../dialects/expressions/expressions.ts'
import { FilterError } from '../../tools/filter/tree.ts'
import type { Collection, CollectionSet } from '../model/collection.ts'
import { ApiError } from '../model/errors.ts'
import type { RequestInfo } from '../model/record.ts'
import type { Joins } from './joins.ts'

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
  /** How far an untrusted filter reaches. */
  readonly visitorJoins: VisitorJoins
  /** What the statement's result depends on besides its text and parameters. */
  readonly reads: Reads
}

/** What a statement reads: whose rows, and whether the time at which it runs. */
export class Reads {
  readonly collections = new Set<Collection>()
  #clock = false

  get clock(): boolean {
    return this.#clock
  }

  noteClock(): void {
    this.#clock = true
  }
}

/** By id or name; the base collection may be one that is not stored yet. */
export function findCollection({ base, collections }: Scope, nameOrId: string): Collection | undefined {
  const { collection } = base
  return nameOrId === collection.id || nameOrId === collection.name ? collection : collections.find(nameOrId)
}

/** A table that a path has arrived at. */
export interface Place {
  readonly collection: Collection
  readonly alias: string
  /** Reached by a left join, so its columns may be null. */
  readonly joined: boolean
}

/** What is asked reaches over more tables or records than others than superusers may; its sentence is for whoever asks. */
export class TooWideError extends FilterError {}

/** Tables that a filter and sort of others than superusers may join; rules are not counted. */
const MOST_TABLES = 10
/** Back-relations to many among them: each multiplies the rows by those that point to one record. */
const MOST_BACK_RELATIONS = 3

/** Counts what filter and sort of others than superusers join. Throws a `TooWideError`. */
export class VisitorJoins {
  #tables = 0
  #backRelations = 0

  addTable(): void {
    this.#tables += 1
    if (this.#tables > MOST_TABLES) throw new TooWideError(`Filter and sort may lead to ${MOST_TABLES} collections at most.`)
  }

  addBackRelation(): void {
    this.#backRelations += 1
    if (this.#backRelations > MOST_BACK_RELATIONS) throw new TooWideError(`Filter and sort may use ${MOST_BACK_RELATIONS} back-relations at most.`)
  }
}

/** For a path with one back-relation behind another: rows of others would be multiplied by rows of others. */
export function chainedBackRelations(): TooWideError {
  return new TooWideError('A path of filter or sort may use one back-relation.')
}

/** The contract says nothing of what is wrong with a filter (1.3); limits of our own are told, as nobody could guess them. */
export function filterRefusal(error: FilterError): ApiError {
  return new ApiError(400, error instanceof TooWideError ? error.message : undefined)
}
