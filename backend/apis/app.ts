import { type Context, Hono } from 'hono'
import type { Core } from '../core/core.ts'
import { ApiError } from '../core/errors.ts'
import type { AnsweredRequest } from '../core/logs/request-log.ts'
import { readBody } from './bodies.ts'
import { clientAddress } from './client-address.ts'
import { type Body, type Call, type Endpoint, type RatedPart, ratedAs } from './endpoint.ts'
import { errorAnswer, toApiError } from './errors.ts'
import { preflight, withCommonHeaders } from './headers.ts'
import { checkGuard, checkSuperuserAddress, loadAuth } from './load-auth.ts'
import { createRateLimits } from './rate-limit.ts'
import { refuseAnnounced } from './read-limited.ts'
import type { Wire } from './wire.ts'

const DEFAULT_BODY_LIMIT = 32 * 2 ** 20

export interface AppOptions {
  readonly core: Core
  readonly endpoints: readonly Endpoint[]
  /** Told of errors that are no answer of the contract. */
  readonly onError: (error: unknown) => void
  /** Told of every request, once it has been answered. */
  readonly onAnswer?: (request: AnsweredRequest) => void
}

export interface BackendApp {
  fetch(request: Request, wire: Wire): Promise<Response>
}

type Bindings = Wire

/** What became known of a request on its way. */
type Asker = Pick<AnsweredRequest, 'auth' | 'clientAddress'>

const nobody: Asker = { auth: null, clientAddress: '' }

/**
 * All endpoints as one application. Each call passes, in this order: who asks, the superusers' addresses, rate limit, body
 * limit, guard, handler (contract 1.1). Whatever is thrown on the way becomes an answer of the contract.
 */
export function createApp({ core, endpoints, onError, onAnswer }: AppOptions): BackendApp {
  const app = new Hono<{ Bindings: Bindings }>()
  const limitRate = createRateLimits()
  const askers = new WeakMap<Request, Asker>()

  async function run(context: Context<{ Bindings: Bindings }>, endpoint: Endpoint): Promise<Response> {
    const request = context.req.raw
    const params = context.req.param()
    const auth = await loadAuth(core, request)
    const address = clientAddress(request, context.env.peer, core.settings.trustedProxy)
    askers.set(request, { auth, clientAddress: address })
    checkSuperuserAddress(core, auth, address)
    const collection = params.collection === undefined ? undefined : core.collections.find(params.collection)
    const limitPart = (part: RatedPart) => limitRate(core.settings.rateLimits, { ...part, auth, clientAddress: address })
    await limitPart({ method: request.method, path: context.req.path, ...ratedAs(endpoint, collection) })
    const limit = endpoint.bodyLimit?.(core, params) ?? DEFAULT_BODY_LIMIT
    refuseAnnounced(request, limit)
    checkGuard(endpoint.guard, auth, collection)
    return endpoint.handle({
      core,
      request,
      url: new URL(request.url),
      params,
      auth,
      clientAddress: address,
      body: once(() => readBody(request, { wire: context.env, limit })),
      limitRate: limitPart,
    })
  }

  app.options('*', preflight)
  for (const endpoint of endpoints) app.on(endpoint.method, endpoint.path, (context) => run(context, endpoint))
  app.notFound(() => errorAnswer(new ApiError(404)))
  app.onError((error) => {
    const known = toApiError(error)
    if (known.status >= 500) onError(error)
    return errorAnswer(known)
  })
  return {
    async fetch(request, wire) {
      const began = performance.now()
      const response = withCommonHeaders(await app.fetch(request, wire))
      const milliseconds = performance.now() - began
      const { method, url } = request
      onAnswer?.({ ...(askers.get(request) ?? nobody), method, path: new URL(url).pathname, status: response.status, milliseconds })
      return response
    },
  }
}

/** The body is a stream: the second reader gets what the first one read. */
function once(read: () => Promise<Body>): Call['body'] {
  let reading: Promise<Body> | undefined
  return () => {
    reading ??= read()
    return reading
  }
}
