import type { Body, Call, Endpoint } from '../apis/endpoint.ts'
import type { NewFile } from '../core/fields/field-type.ts'
import type { Core } from '../core/model/core.ts'
import { ApiError } from '../core/model/errors.ts'
import type { StoredRecord } from '../core/model/record.ts'

export interface TestCall {
  readonly method: Endpoint['method']
  /** With its query. */
  readonly url: string
  readonly auth?: StoredRecord | null
  readonly values?: Body['values']
  readonly files?: ReadonlyMap<string, readonly NewFile[]>
}

export interface TestAnswer {
  readonly status: number
  /** The parsed JSON; undefined when there is none. Whatever a test finds in it. */
  // biome-ignore lint/suspicious/noExplicitAny: the expectations are the check
  readonly json: any
  readonly text: string
  readonly headers: Headers
}

/** Calls the endpoint that a request would find, without a server around it. Errors of the contract are answers too. */
export async function callEndpoint(core: Core, endpoints: readonly Endpoint[], call: TestCall): Promise<TestAnswer> {
  const url = new URL(call.url, 'http://test')
  const [endpoint, params] = match(endpoints, call.method, url.pathname)
  const made: Call = {
    core,
    request: new Request(url, { method: call.method }),
    url,
    params,
    auth: call.auth ?? null,
    clientAddress: '127.0.0.1',
    isGuarded: false,
    limitRate: async () => undefined,
    body: async () => ({ values: call.values ?? {}, files: call.files ?? new Map() }),
  }
  try {
    const response = await endpoint.handle(made)
    const text = await response.text()
    return { status: response.status, json: text ? JSON.parse(text) : undefined, text, headers: response.headers }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, message, data } = error
    return { status, json: { data, message, status }, text: '', headers: new Headers() }
  }
}

function match(endpoints: readonly Endpoint[], method: string, path: string): [Endpoint, Record<string, string>] {
  for (const endpoint of endpoints) {
    const pattern = new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
    const found = endpoint.method === method ? pattern.exec(path) : null
    if (found) return [endpoint, { ...found.groups }]
  }
  throw new Error(`No endpoint answers ${method} ${path}`)
}
