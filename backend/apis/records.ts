import type { Collection } from '../core/collections/collection.ts'
import type { Core } from '../core/core.ts'
import { ApiError } from '../core/errors.ts'
import { bodyLimitOf } from '../core/records/body-limit.ts'
import { requestCreate } from '../core/records/request-create.ts'
import { requestDelete } from '../core/records/request-delete.ts'
import { requestList } from '../core/records/request-list.ts'
import { requestUpdate } from '../core/records/request-update.ts'
import { requestView } from '../core/records/request-view.ts'
import { showRecord, showRecords } from '../core/records/shown.ts'
import { answer, noContent } from './answer.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { listJson, readPaging } from './paging.ts'
import { requestInfo } from './request-info.ts'

const all = '/api/collections/:collection/records'
const one = `${all}/:id`

/** Records of any collection (contract 3). */
export const recordEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: all, action: 'list', handle: list },
  { method: 'GET', path: one, action: 'view', handle: view },
  { method: 'POST', path: all, action: 'create', bodyLimit, handle: create },
  { method: 'PATCH', path: one, action: 'update', bodyLimit, handle: update },
  { method: 'DELETE', path: one, action: 'delete', handle: remove },
]

/** The collection in the path; throws 404. */
function collectionOf({ core, params }: Pick<Call, 'core' | 'params'>): Collection {
  const collection = core.collections.find(params.collection ?? '')
  if (!collection) throw new ApiError(404, 'Missing collection context.')
  return collection
}

function bodyLimit(core: Core, params: Call['params']): number {
  return bodyLimitOf(core.collections.find(params.collection ?? ''))
}

async function list(call: Call): Promise<Response> {
  const collection = collectionOf(call)
  const request = await requestInfo(call)
  const paging = readPaging(call.url)
  const { records, totalItems } = await requestList(call.core, { collection, request, clientAddress: call.clientAddress, ...paging })
  return answer(call, listJson(await showRecords(call.core, records, request), totalItems, paging))
}

async function view(call: Call): Promise<Response> {
  const collection = collectionOf(call)
  const request = await requestInfo(call)
  const record = await requestView(call.core, { collection, id: call.params.id ?? '', request })
  return answer(call, await showRecord(call.core, record, request))
}

async function create(call: Call): Promise<Response> {
  const collection = collectionOf(call)
  const request = await requestInfo(call)
  const { files } = await call.body()
  const record = await requestCreate(call.core, { collection, request, files, passwords: call.passwords })
  return answer(call, await showRecord(call.core, record, request))
}

async function update(call: Call): Promise<Response> {
  const collection = collectionOf(call)
  const request = await requestInfo(call)
  const { files } = await call.body()
  const record = await requestUpdate(call.core, { collection, id: call.params.id ?? '', request, files, passwords: call.passwords })
  return answer(call, await showRecord(call.core, record, request))
}

async function remove(call: Call): Promise<Response> {
  const collection = collectionOf(call)
  await requestDelete(call.core, { collection, id: call.params.id ?? '', request: await requestInfo(call) })
  return noContent()
}
