import { AUDIT, findAudit, listAudit } from '../core/logs/audit-log.ts'
import { ApiError } from '../core/model/errors.ts'
import { FilterError } from '../tools/filter/tree.ts'
import { answer } from './answer.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { listJson, readPaging } from './paging.ts'

const guard = 'superuser'
const all = `/api/collections/${AUDIT}/records`

/**
 * The operators' log (decision 053), where the official client reads records: `pb.collection('_audit').getList()`. There is no such
 * collection, so that no list of collections names it and nothing of it can be written, made public or taken away.
 */
export const auditEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: all, guard, action: 'list', handle: list },
  { method: 'GET', path: `${all}/:id`, guard, action: 'view', handle: view },
]

async function list(call: Call): Promise<Response> {
  const paging = readPaging(call.url)
  const { searchParams: query } = call.url
  const { items, totalItems } = await listAudit(call.core, {
    ...paging,
    filter: query.get('filter') ?? undefined,
    sort: query.get('sort') ?? undefined,
  }).catch((error: unknown) => {
    throw error instanceof FilterError ? new ApiError(400) : error
  })
  return answer(call, listJson(items, totalItems, paging))
}

async function view(call: Call): Promise<Response> {
  const found = await findAudit(call.core, call.params.id ?? '')
  if (!found) throw new ApiError(404)
  return answer(call, found)
}
