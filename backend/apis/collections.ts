import { fieldToJson, isObject } from '../core/collections/field-json.ts'
import { importCollections } from '../core/collections/import.ts'
import { knownProviders, providerLogo } from '../core/collections/known-providers.ts'
import { createCollection, deleteCollection, updateCollection } from '../core/collections/save.ts'
import { collectionToJson } from '../core/collections/stored-collection.ts'
import { blankCollection } from '../core/collections/system-fields.ts'
import { dryRunView } from '../core/collections/views/dry-run.ts'
import { checkLength, checkRequired, errorTree, isEmpty } from '../core/model/checks.ts'
import type { Collection } from '../core/model/collection.ts'
import { ApiError, ValidationError } from '../core/model/errors.ts'
import type { StoredRecord } from '../core/model/record.ts'
import { listRows } from '../core/query/lists.ts'
import { truncateCollection } from '../core/records/delete.ts'
import { FilterError } from '../tools/filter/tree.ts'
import { ID_ALPHABET, randomText } from '../tools/id.ts'
import { sortKeys } from '../tools/json.ts'
import { answer, noContent } from './answer.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { listJson, readPaging } from './paging.ts'

const guard = 'superuser'

/** Collections themselves: read, made, changed, deleted, imported (contract 6). */
export const collectionEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/api/collections', guard, handle: list },
  { method: 'POST', path: '/api/collections', guard, handle: create },
  { method: 'PUT', path: '/api/collections/import', guard, handle: importAll },
  { method: 'GET', path: '/api/collections/:collection', guard, handle: view },
  { method: 'PATCH', path: '/api/collections/:collection', guard, handle: update },
  { method: 'DELETE', path: '/api/collections/:collection', guard, handle: remove },
  { method: 'DELETE', path: '/api/collections/:collection/truncate', guard, handle: truncate },
]

/** What collections may be filtered and sorted by. */
const columns = { id: 'text', created: 'text', updated: 'text', name: 'text', system: 'boolean', type: 'text' } as const

async function list(call: Call): Promise<Response> {
  const paging = readPaging(call.url)
  const { searchParams } = call.url
  const options = { table: '_collections', columns, filter: searchParams.get('filter') ?? '', sort: searchParams.get('sort') ?? '', ...paging }
  const { rows, totalItems } = await listRows(call.core, options).catch((error: unknown) => {
    throw error instanceof FilterError ? new ApiError(400) : error
  })
  const shown = rows.flatMap(({ id }) => call.core.collections.find(String(id)) ?? [])
  return answer(call, listJson(shown.map(collectionToJson), totalItems, paging))
}

function collectionOf({ core, params }: Call): Collection {
  const collection = core.collections.find(params.collection ?? '')
  if (!collection) throw new ApiError(404)
  return collection
}

async function view(call: Call): Promise<Response> {
  return answer(call, collectionToJson(collectionOf(call)))
}

async function create(call: Call): Promise<Response> {
  const { values } = await call.body()
  const collection = await createCollection(call.core, values).catch(refuse('create'))
  return answer(call, collectionToJson(collection))
}

async function update(call: Call): Promise<Response> {
  const collection = collectionOf(call)
  const { values } = await call.body()
  return answer(call, collectionToJson(await updateCollection(call.core, collection, values).catch(refuse('update'))))
}

async function remove(call: Call): Promise<Response> {
  await deleteCollection(call.core, collectionOf(call)).catch((error: unknown) => {
    throw error instanceof ApiError ? error : new ApiError(400, 'Failed to delete collection')
  })
  return noContent()
}

async function truncate(call: Call): Promise<Response> {
  const collection = collectionOf(call)
  if (collection.type === 'view') throw new ApiError(400, "View collections cannot be truncated since they don't store their own records")
  await truncateCollection(call.core, collection).catch(() => {
    throw new ApiError(400, 'Failed to truncate collection (most likely due to required cascade delete record references)')
  })
  return noContent()
}

async function importAll(call: Call): Promise<Response> {
  const { collections = [], deleteMissing = false } = (await call.body()).values
  if (!Array.isArray(collections) || !collections.every(isObject) || typeof deleteMissing !== 'boolean') {
    throw new ApiError(400, 'An error occurred while loading the submitted data')
  }
  const missing = errorTree({ collections: checkRequired(collections) })
  if (!isEmpty(missing)) throw new ApiError(400, 'An error occurred while validating the submitted data', missing)
  await importCollections(call.core, collections, { deleteMissing }).catch((error: unknown) => {
    throw error instanceof ValidationError ? new ApiError(400, 'Failed to import collections', error.data) : error
  })
  return noContent()
}

/** What saving a collection failed of: wrong values by key, or what the database says. */
function refuse(action: 'create' | 'update'): (error: unknown) => never {
  return (error) => {
    if (error instanceof ApiError) throw error
    if (error instanceof ValidationError) throw new ApiError(400, `Failed to ${action} collection`, error.data)
    throw new ApiError(400, `Failed to ${action} collection. Raw error: \n${error instanceof Error ? error.message : String(error)}`)
  }
}

const QUERY_MAX = 5000

/** What a dashboard needs to edit collections (contract 6). They stand before `:collection` in the table of endpoints. */
export const collectionMetaEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/api/collections/meta/scaffolds', guard, handle: scaffolds },
  { method: 'GET', path: '/api/collections/meta/oauth2-providers', guard, handle: oauth2Providers },
  { method: 'POST', path: '/api/collections/meta/dry-run-view', guard, handle: dryRun },
]

async function scaffolds(call: Call): Promise<Response> {
  // Names of indexes hold an id, so that two collections made of one scaffold do not share them.
  const id = randomText(10, ID_ALPHABET)
  const scaffold = (type: 'auth' | 'base' | 'view') => ({ ...collectionToJson(blankCollection(type, { id, name: '' })), id: '' })
  return answer(call, { auth: scaffold('auth'), base: scaffold('base'), view: scaffold('view') })
}

async function oauth2Providers(call: Call): Promise<Response> {
  return answer(
    call,
    knownProviders.map((provider) => ({ ...provider, logo: providerLogo(provider) })),
  )
}

async function dryRun(call: Call): Promise<Response> {
  const { query = '' } = (await call.body()).values
  if (typeof query !== 'string') throw new ApiError(400, 'An error occurred while loading the submitted data')
  const wrong = errorTree({ query: checkRequired(query) ?? checkLength(query, { max: QUERY_MAX }) })
  if (!isEmpty(wrong)) throw new ApiError(400, 'An error occurred while validating the submitted data', wrong)
  const { fields, sample } = await dryRunView(call.core, query).catch((error: unknown) => {
    throw new ApiError(400, `Invalid view query. Raw error: \n${error instanceof Error ? error.message : String(error)}`)
  })
  return answer(call, { fields: fields.map(fieldToJson), sample: sample.map(sampleJson) })
}

function sampleJson({ collection, values }: StoredRecord): Record<string, unknown> {
  const shown = collection.fields.filter(({ hidden }) => !hidden).map(({ name }) => [name, values[name]])
  return sortKeys({ ...Object.fromEntries(shown), collectionId: collection.id, collectionName: collection.name })
}
