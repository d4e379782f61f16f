import { bodyLimitOf, holdsFiles, textLimitOf } from '../core/fields/body-size.ts'
import type { Collection, Rule } from '../core/model/collection.ts'
import { ApiError } from '../core/model/errors.ts'
import { requestList, requestView } from '../core/records/request-read.ts'
import { requestCreate, requestDelete, requestUpdate } from '../core/records/request-write.ts'
import { showRecord, showRecords, showWritten } from '../core/records/show.ts'
import { answer, noContent } from './answer.ts'
import { requestInfo } from './asker.ts'
import { type AskedBody, type BodySize, MEGABYTE, sizeOf } from './body-limits.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { listJson, readPaging } from './paging.ts'
import { guardGuesses } from './signing-in.ts'

const all = '/api/collections/:collection/records'
const one = `${all}/:id`

/** Records of any collection (contract 3). */
export const recordEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: all, action: 'list', handle: list },
  { method: 'GET', path: one, action: 'view', handle: view },
  { method: 'POST', path: all, action: 'create', bodySize: createSize, handle: create },
  { method: 'PATCH', path: one, action: 'update', bodySize: updateSize, handle: update },
  { method: 'DELETE', path: one, action: 'delete', handle: remove },
]

/** The collection in the path; throws 404. */
function collectionOf({ core, params }: Pick<Call, 'core' | 'params'>): Collection {
  const collection = core.collections.find(params.collection ?? '')
  if (!collection) throw new ApiError(404, 'Missing collection context.')
  return collection
}

function createSize(asked: AskedBody): BodySize {
  const collection = asked.core.collections.find(asked.params.collection ?? '')
  return recordSize(asked, collection, collection?.createRule)
}

function updateSize(asked: AskedBody): BodySize {
  const collection = asked.core.collections.find(asked.params.collection ?? '')
  return recordSize(asked, collection, collection?.updateRule)
}

/**
 * What the contract allows (1.1) is for superusers, and for files where there are fields for them. Of anything else others may send
 * a megabyte, and what the fields may hold; neither counts where the rule leaves the collection to superusers.
 */
function recordSize({ asker }: AskedBody, collection: Collection | undefined, rule: Rule | undefined): BodySize {
  const bytes = bodyLimitOf(collection)
  if (asker === 'superuser') return sizeOf(bytes)
  const isOpen = typeof rule === 'string'
  const textBytes = MEGABYTE + (isOpen ? textLimitOf(collection) : 0)
  return { bytes, formBytes: isOpen && holdsFiles(collection) ? bytes : textBytes, textBytes }
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
  return answer(call, await showWritten(call.core, record, request))
}

async function update(call: Call): Promise<Response> {
  const collection = collectionOf(call)
  const request = await requestInfo(call)
  const { files, values } = await call.body()
  const id = call.params.id ?? ''
  const change = () => requestUpdate(call.core, { collection, id, request, files, passwords: call.passwords })
  // Whoever has found somebody's token may try to find the password as well.
  const isGuess = collection.type === 'auth' && values.oldPassword !== undefined
  const record = isGuess ? await guardGuesses(call, `password ${collection.id} ${id}`, change) : await change()
  return answer(call, await showWritten(call.core, record, request))
}

async function remove(call: Call): Promise<Response> {
  const collection = collectionOf(call)
  await requestDelete(call.core, { collection, id: call.params.id ?? '', request: await requestInfo(call) })
  return noContent()
}
