import { randomInt } from 'node:crypto'
import { countedAddress, type Limits } from '#limits'
import { FilterError } from '../../tools/filter/tree.ts'
import type { Collection } from '../model/collection.ts'
import type { Core, EmptySearches } from '../model/core.ts'
import { ApiError } from '../model/errors.ts'
import { isSuperuser, type RequestInfo, type StoredRecord } from '../model/record.ts'
import { findRow } from '../query/find.ts'
import { listRecords } from '../query/lists.ts'

import { filterRefusal } from '../query/scope.ts'
import { type Row, recordOfRow } from '../query/table.ts'
import { ruleFor } from './access.ts'

export interface ReadOne {
  readonly collection: Collection
  readonly id: string
  readonly request: RequestInfo
}

/** The record as far as the requester may see it (contract 3). Throws `ApiError`s 403 and 404. */
export async function requestView(core: Core, { collection, id, request }: ReadOne): Promise<StoredRecord> {
  const row = await findRow(core, { collection, id, request, rule: ruleFor(request, collection.viewRule) })
  if (!row) throw new ApiError(404)
  return recordOfRow(collection, row)
}

interface ListRequest {
  readonly collection: Collection
  readonly request: RequestInfo
  readonly clientAddress: string
  readonly page: number
  readonly perPage: number
  readonly skipTotal: boolean
}

/** Characters of all texts of a page: written as JSON they may become six times as many. */
const MOST_CHARACTERS = 8_000_000

function refuseTooLarge(rows: readonly Row[]): void {
  let characters = 0
  for (const row of rows) for (const value of Object.values(row)) if (typeof value === 'string') characters += value.length
  if (characters > MOST_CHARACTERS) throw new ApiError(400, 'These records hold more than 8 MB: ask for fewer of them at once (perPage).')
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
    if (!trusted && rows.length > 1) refuseTooLarge(rows)
    return { records: rows.map((row) => recordOfRow(collection, row)), totalItems }
  } catch (error) {
    throw error instanceof FilterError ? filterRefusal(error) : error
  }
}

const SEARCHES = 3
const SECONDS = 3
const LONGEST_WAIT_MS = 500

/** Counts by collection and address, in `limits`. */
export function createEmptySearches(limits: Limits): EmptySearches {
  const searches = limits.limiter({ name: 'lists that find nothing', points: SEARCHES, seconds: SECONDS })
  return {
    async take(collectionId, clientAddress) {
      const { wait } = await searches.take(`${collectionId} ${countedAddress(clientAddress)}`)
      if (wait !== undefined) await new Promise((done) => setTimeout(done, randomInt(1, LONGEST_WAIT_MS)))
    },
  }
}
