import type { Core } from '../core.ts'
import { ApiError } from '../errors.ts'
import { findRow } from '../query/find-record.ts'
import { refuseView, ruleFor } from './access.ts'
import { deleteRecord } from './delete.ts'
import type { ReadOne } from './request-view.ts'
import { recordOfRow } from './row.ts'

/** Deletes a record as the requester (contract 3). Throws `ApiError`s: 400, 403, 404. */
export async function requestDelete(core: Core, { collection, id, request }: ReadOne): Promise<void> {
  refuseView(collection)
  const row = await findRow(core, { collection, id, request, rule: ruleFor(request, collection.deleteRule) })
  if (!row) throw new ApiError(404)
  await deleteRecord(core, recordOfRow(collection, row))
}
