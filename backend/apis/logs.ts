import { countLogs, findLog, listLogs } from '../core/logs/log.ts'
import { ApiError } from '../core/model/errors.ts'
import { answer } from './answer.ts'
import { auditEndpoints } from './audit.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { listJson, readPaging } from './paging.ts'

const guard = 'superuser'

/** What happened, and what operators did, for superusers (contract 12). To stand before the endpoints of records. */
export const logEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/api/logs', guard, handle: list },
  { method: 'GET', path: '/api/logs/stats', guard, handle: stats },
  { method: 'GET', path: '/api/logs/:id', guard, handle: view },
  ...auditEndpoints,
]

async function list(call: Call): Promise<Response> {
  const paging = readPaging(call.url)
  const { searchParams: query } = call.url
  const { entries, totalItems } = await listLogs(call.core, {
    ...paging,
    filter: query.get('filter') ?? undefined,
    sort: query.get('sort') ?? undefined,
  })
  return answer(call, listJson(entries, totalItems, paging))
}

async function stats(call: Call): Promise<Response> {
  return answer(call, await countLogs(call.core, call.url.searchParams.get('filter') ?? undefined))
}

async function view(call: Call): Promise<Response> {
  const entry = await findLog(call.core.connection, call.params.id ?? '')
  if (!entry) throw new ApiError(404)
  return answer(call, entry)
}
