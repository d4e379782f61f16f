import { z } from 'zod'
import type { NewFile } from '../core/fields/field-type.ts'
import { checkEach, checkIn, checkLength, checkRequired, errorTree, isEmpty } from '../core/model/checks.ts'
import type { TransactionCore } from '../core/model/core.ts'
import { ApiError } from '../core/model/errors.ts'
import { findRecord } from '../core/query/table.ts'
import { hashPasswords, type Password } from '../core/records/draft.ts'
import { refuseManyNames } from './body-limits.ts'
import type { Body, Call, Endpoint } from './endpoint.ts'
import { ratedAs } from './rate-limit.ts'
import { recordEndpoints } from './records.ts'

/** One request of a batch, with the files that came for it. */
interface BatchItem {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Body
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const LONGEST_URL = 2000

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const sentItem = z.object({
  method: text,
  url: text,
  headers: z.record(z.string(), z.string()).nullish(),
  body: z.record(z.string(), z.unknown()).nullish(),
})

const sentBatch = z.object({ requests: z.array(sentItem).nullish() })

/** Reads the requests of a batch (contract 9). Throws 400: for what cannot be read, or with one error for each wrong value. */
export function readBatch({ values, files }: Body, { maxRequests }: { readonly maxRequests: number }): readonly BatchItem[] {
  const sent = sentBatch.safeParse(values)
  if (!sent.success) throw new ApiError(400, 'Failed to read the submitted batch data.')
  const requests = sent.data.requests ?? []
  const wrong = errorTree({ requests: checkRequired(requests) ?? checkCount(requests.length, maxRequests) ?? checkEach(requests, checkItem) })
  if (!isEmpty(wrong)) throw new ApiError(400, 'Invalid batch request data.', wrong)
  for (const { body } of requests) refuseManyNames(body ?? {})
  return requests.map(({ method, url, headers, body }, index) => ({
    method,
    url,
    headers: headers ?? {},
    body: { values: body ?? {}, files: filesOf(files, index) },
  }))
}

function checkCount(count: number, max: number) {
  if (count <= max) return undefined
  return { code: 'validation_length_too_long', message: `The length must be no more than ${max}.`, params: { max, min: 0 } }
}

function checkItem({ method, url }: z.infer<typeof sentItem>) {
  return errorTree({
    method: checkRequired(method) ?? checkIn(method, methods),
    url: checkRequired(url) ?? checkLength(url, { max: LONGEST_URL }),
  })
}

/** Parts named `requests.N.field` or `requests[N].field`; the field may carry a modifier. */
function filesOf(files: Body['files'], index: number): Body['files'] {
  const found = new Map<string, readonly NewFile[]>()
  for (const prefix of [`requests.${index}.`, `requests[${index}].`]) {
    for (const [key, added] of files) {
      const field = key.slice(prefix.length)
      if (key.startsWith(prefix) && field !== '') found.set(field, [...(found.get(field) ?? []), ...added])
    }
  }
  return found
}

/** An item whose passwords are hashed: nobody waits for that once the transaction has begun. */
export interface PreparedItem extends BatchItem {
  readonly passwords: ReadonlyMap<string, Password>
}

interface Action {
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, string>>
}

/** Only records are written in a batch. */
const writing = recordEndpoints
  .filter(({ method }) => method !== 'GET')
  .map((endpoint) => ({ endpoint, pattern: new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) }))

/** Hashes what the item sends for the password fields of its collection. */
export async function prepareItem({ core, url }: Call, item: BatchItem): Promise<PreparedItem> {
  const { pathname } = addressOf(item, url) ?? {}
  const name = pathname && writing.map(({ pattern }) => pattern.exec(pathname)?.groups?.collection).find((found) => found !== undefined)
  const collection = name ? core.collections.find(decode(name)) : undefined
  return { ...item, passwords: collection ? await hashPasswords(collection, item.body.values) : new Map() }
}

/** Runs an item as the request it stands for, inside the transaction. Throws what that request would be refused with. */
export async function runItem(call: Call, core: TransactionCore, item: PreparedItem): Promise<Response> {
  const url = addressOf(item, call.url)
  const action = url && (await actionOf(core, item, url.pathname))
  if (!action) throw new ApiError(400, 'unknown batch request action')
  const { endpoint, params } = action
  const collection = core.collections.find(params.collection ?? '')
  await call.limitRate({ method: endpoint.method, path: url.pathname, ...ratedAs(endpoint, collection) })
  const request = new Request(url, { method: endpoint.method, headers: headersOf(call, item) })
  return endpoint.handle({ ...call, core, request, url, params, context: 'batch', passwords: item.passwords, body: async () => item.body })
}

/** Undefined for an address that is none, or that lies elsewhere. */
function addressOf({ url }: BatchItem, base: URL): URL | undefined {
  const address = URL.parse(url, base)
  return address?.origin === base.origin ? address : undefined
}

/** PUT changes the record with the body's id, or creates one. */
async function actionOf(core: TransactionCore, { method, body }: BatchItem, path: string): Promise<Action | undefined> {
  if (method !== 'PUT') return find(method, path)
  const creation = find('POST', path)
  const collection = core.collections.find(creation?.params.collection ?? '')
  const { id } = body.values
  const exists = collection && typeof id === 'string' && id !== '' && (await findRecord(core, collection, id))
  return exists ? find('PATCH', `${path}/${encodeURIComponent(id)}`) : creation
}

function find(method: string, path: string): Action | undefined {
  for (const { endpoint, pattern } of writing) {
    const found = endpoint.method === method ? pattern.exec(path) : null
    if (found) return { endpoint, params: Object.fromEntries(Object.entries({ ...found.groups }).map(([name, value]) => [name, decode(value)])) }
  }
  return undefined
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The batch's own headers under the item's; who asks is the same for all. */
function headersOf({ request }: Call, item: BatchItem): Headers {
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(item.headers)) {
    if (name.toLowerCase() !== 'authorization') headers.set(name, value)
  }
  return headers
}
