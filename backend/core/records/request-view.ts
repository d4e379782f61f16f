import type { Collection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { ApiError } from '../errors.ts'
import { findRow } from '../query/find-record.ts'
import type { RequestInfo } from '../request-info.ts'
import { ruleFor } from './access.ts'
import { recordOfRow } from './row.ts'
import type { StoredRecord } from './stored-record.ts'

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
