import { expressionsOf } from '../../dialects/expressions/expressions-of.ts'
import type { Collection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { ApiError } from '../errors.ts'
import type { RequestInfo } from '../request-info.ts'
import { type Page, type PageOptions, readPage } from './page.ts'
import { statementOf } from './statement.ts'

export type { Page } from './page.ts'

export interface ListOptions extends PageOptions {
  readonly collection: Collection
  readonly request: RequestInfo
  /** "" and undefined let all records through. */
  readonly rule?: string | undefined
  readonly filter?: string | undefined
  readonly sort?: string | undefined
  /** Superusers: hidden fields, `@collection` and `@request` may be used in filter and sort (contract 2.3). */
  readonly trusted: boolean
}

/**
 * A page of a collection's records that satisfy rule and filter (contract 1.5, 2). `page` starts at 1. Throws a
 * `FilterError` for a filter or sort that cannot be used, an `ApiError` 403 for one that only superusers may.
 */
export async function listRecords(core: Core, options: ListOptions): Promise<Page> {
  if (!options.trusted) refuseSuperuserFields([options.filter, options.sort])
  const { engine } = core.database
  const statement = statementOf({ ...options, engine, collections: core.collections, now: core.now() })
  return readPage({ ...options, connection: core.connection, expressions: expressionsOf(engine), statement })
}

/** Refuses filters and sorts of others than superusers that name what only these may. */
export function refuseSuperuserFields(texts: readonly (string | undefined)[]): void {
  for (const part of ['@collection.', '@request.']) {
    if (texts.some((text) => text?.includes(part))) throw new ApiError(403, `Only superusers can filter by ${part}`)
  }
}
