import { type Context, Hono } from 'hono'
import { countedAddress } from '#limits'
import type { AnsweredRequest } from '../core/logs/request-log.ts'
import { askingAs, type Core, operatedBy } from '../core/model/core.ts'
import { ApiError } from '../core/model/errors.ts'
import { isSuperuser } from '../core/model/record.ts'
import { BusyError } from '../dialects/failure.ts'
import { checkGuard, checkSuperuserAddress, clientAddress, loadAuth, tokenOf } from './asker.ts'
import { readBody } from './bodies.ts'
import { askerOf, bodyLimits, refuseAnnounced, type Wire } from './body-limits.ts'
import type { Body, Call, Endpoint, RatedPart } from './endpoint.ts'
import { errorAnswer, toApiError } from './errors.ts'
import { operatorOf } from './operator.ts'
import { packAnswer, preflight, withCommonHeaders } from './pack.ts'
import { createHeavyTurns, createRateLimits, isDecided, isHeavy, isLimited, ratedAs } from './rate-limit.ts'

export interface AppOptions {
  readonly core: Core
  readonly endpoints: readonly Endpoint[]
  /** Addresses of superusers that are programs: the operators' log does not have what these change. */
  readonly machinery?: readonly string[] | undefined
  /** Collections whose changes are nobody's business tomorrow. */
  readonly passing?: readonly string[] | undefined
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

type AppContext = Context<{ Bindings: Bindings }>

/** What calls share. */
interface Shared {
  readonly core: Core
  readonly machinery: readonly string[]
  readonly passing: readonly string[]
  readonly limitRate: ReturnType<typeof createRateLimits>
  readonly takeTurn: ReturnType<typeof createHeavyTurns>
  readonly askers: WeakMap<Request, Asker>
}

/**
 * All endpoints as one application. Each call passes, in this order: who asks, the superusers' addresses, rate limit, body
 * limit, guard, handler (contract 1.1). Whatever is thrown on the way becomes an answer of the contract.
 */
export function createApp({ core, endpoints, machinery = [], passing = [], onError, onAnswer }: AppOptions): BackendApp {
  const app = new Hono<{ Bindings: Bindings }>()
  const askers = new WeakMap<Request, Asker>()
  const shared: Shared = { core, machinery, passing, limitRate: createRateLimits(core.limits), takeTurn: createHeavyTurns(), askers }
  app.options('*', preflight)
  for (const endpoint of endpoints) app.on(endpoint.method, endpoint.path, (context) => run(shared, context, endpoint))
  app.notFound(() => errorAnswer(new ApiError(404)))
  app.onError((error) => {
    const known = toApiError(error)
    // That many ask at once is nothing that went wrong inside, and would fill the log.
    if (known.status >= 500 && !(error instanceof BusyError)) onError(error)
    return errorAnswer(known)
  })
  return {
    async fetch(request, wire) {
      const began = performance.now()
      const response = withCommonHeaders(await packAnswer(request, await app.fetch(request, wire)))
      const milliseconds = performance.now() - began
      const { method, url } = request
      onAnswer?.({ ...(askers.get(request) ?? nobody), method, path: new URL(url).pathname, status: response.status, milliseconds })
      return response
    },
  }
}

async function run({ core, machinery, passing, limitRate, takeTurn, askers }: Shared, context: AppContext, endpoint: Endpoint): Promise<Response> {
  const request = context.req.raw
  const params = context.req.param()
  const auth = await loadAuth(core, request)
  const address = clientAddress(request, context.env.peer, core.settings.trustedProxy)
  askers.set(request, { auth, clientAddress: address })
  checkSuperuserAddress(core, auth, address)
  const collection = params.collection === undefined ? undefined : core.collections.find(params.collection)
  const { rateLimits } = core.settings
  const limited = isLimited(rateLimits, { auth, clientAddress: address, isOwn: context.env.isOwn ?? false })
  const limitPart = async (part: RatedPart) => {
    if (limited) await limitRate(rateLimits, { ...part, auth, clientAddress: address })
  }
  const part = { method: request.method, path: context.req.path, ...ratedAs(endpoint, collection) }
  await limitPart(part)
  const body = limitedBody(core, context, { endpoint, params, auth })
  checkGuard(endpoint.guard, auth, collection)
  const isPassing = collection !== undefined && passing.includes(collection.name)
  const operator = isPassing ? undefined : operatorOf({ auth, token: tokenOf(request), clientAddress: address, machinery })
  const seen = askingAs(core, { client: countedAddress(address), trusted: isSuperuser(auth), signal: () => request.signal })
  const asking = operator ? operatedBy(seen, operator) : seen
  const isGuarded = limited && !isDecided(rateLimits, { ...part, auth })
  const call: Call = { core: asking, request, url: new URL(request.url), params, auth, clientAddress: address, isGuarded, body, limitRate: limitPart }
  if (!limited || !isHeavy(request, endpoint)) return endpoint.handle(call)
  // A slow line makes nobody wait: what is read of it is read before.
  await body()
  return takeTurn(countedAddress(address), () => endpoint.handle(call))
}

/** Reads the body once, within what this endpoint takes of whoever asks. Throws 413 when it is announced to be longer. */
function limitedBody(
  core: Core,
  { req, env }: AppContext,
  { endpoint, params, auth }: Pick<Call, 'params' | 'auth'> & { readonly endpoint: Endpoint },
): Call['body'] {
  const limits = bodyLimits(endpoint.bodySize, { core, params, asker: askerOf(auth) })
  refuseAnnounced(req.raw, limits.bytes)
  return once(() => readBody(req.raw, { wire: env, limits }))
}

/** The body is a stream: the second reader gets what the first one read. */
function once(read: () => Promise<Body>): Call['body'] {
  let reading: Promise<Body> | undefined
  return () => {
    reading ??= read()
    return reading
  }
}
