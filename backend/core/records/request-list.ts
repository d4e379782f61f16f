import { FilterError } from '../../tools/filter/filter-error.ts'
import type { Collection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { ApiError } from '../errors.ts'
import { listRecords } from '../query/list-records.ts'
import type { RequestInfo } from '../request-info.ts'
import { ruleFor } from './access.ts'
import { recordOfRow } from './row.ts'
import { isSuperuser, type StoredRecord } from './stored-record.ts'

export interface ListRequest {
  readonly collection: Collection
  readonly request: RequestInfo
  readonly clientAddress: string
  readonly page: number
  readonly perPage: number
  readonly skipTotal: boolean
}

/** One page of the records that the requester may list (contract 1.5, 2.3, 3). Throws `ApiError`s. */
export async function requestList(
  core: Core,
  { collection, request, clientAddress, ...paging }: ListRequest,
): Promise<{ readonly records: StoredRecord[]; readonly totalItems: number }> {
  const trusted = isSuperuser(request.auth)
  const rule = ruleFor(request, collection.listRule)
  const { filter, sort } = request.query
  try {
    const { rows, totalItems } = await listRecords(core, { collection, request, rule, filter, sort, ...paging, trusted })
    if (rows.length === 0 && rule && filter) await core.emptySearches.take(collection.id, clientAddress)
    return { records: rows.map((row) => recordOfRow(collection, row)), totalItems }
  } catch (error) {
    throw error instanceof FilterError ? new ApiError(400) : error
  }
}
