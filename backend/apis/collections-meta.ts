import { checkLength, checkRequired, errorTree, isEmpty } from '../core/checks.ts'
import { blankCollection } from '../core/collections/defaults.ts'
import { fieldToJson } from '../core/collections/field-json.ts'
import { collectionToJson } from '../core/collections/json.ts'
import { knownProviders, providerLogo } from '../core/collections/oauth2-providers.ts'
import { dryRunView } from '../core/collections/views/dry-run.ts'
import { ApiError } from '../core/errors.ts'
import type { StoredRecord } from '../core/records/stored-record.ts'
import { ID_ALPHABET, randomText } from '../tools/id.ts'
import { sortKeys } from '../tools/json.ts'
import { answer } from './answer.ts'
import type { Call, Endpoint } from './endpoint.ts'

const guard = 'superuser'
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
