import { randomUUID } from 'node:crypto'
import { type Limits, memoryLimits } from '#limits'
import type { ApiDocument } from '#words/from-disk'
import { type Locale, localeRecord } from '#words/interface'
import type { ProblemCode } from '#words/said'
import { openOwnKeys } from '../api-keys/own-keys.ts'
import type { ContractOptions } from '../backend-client/connect.ts'
import { Callers } from './callers.ts'
import type { RunningEngines } from './engines-for.ts'
import { Limit } from './limit.ts'
import { ApiProblem, type ProblemDocument, problemDocumentOf } from './problem.ts'

export const API_BASE = '/api/v1'

export { inProcess } from '#engines/tasks'
export { sandboxKeys } from './keys.ts'
export { problemStatuses } from './problem-statuses.ts'

export interface ApiOptions {
  /** The documents by product, in English: the reader's language is no matter of schemas. Asked for with the first request. */
  readonly documents: () => ReadonlyMap<string, ApiDocument> | Promise<ReadonlyMap<string, ApiDocument>>
  /** What reads and writes the texts of requests. */
  readonly engines: RunningEngines
  /** Where keys are kept that were given out; without it the sandbox's are the only ones. */
  readonly backend?: ContractOptions
  /** Where requests are counted; without it in this process alone. */
  readonly limits?: Limits
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Told of errors that nobody expected, and in which request; without one of work that no request waits for. */
  readonly onError: (error: unknown, requestId?: string) => void
}

export interface Api {
  /**
   * Answers a request below `/api/v1`. Never rejects: what goes wrong becomes a problem document (RFC 9457).
   * @param address who asks, for the limit of requests
   */
  fetch(request: Request, address: string): Promise<Response>
  /** Writes down what was counted and not written yet. */
  flush(): Promise<void>
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Disposition, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id',
}

const preflight = {
  ...cors,
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Accept-Language, Idempotency-Key, X-Request-Id',
  'access-control-max-age': '86400',
}

/** The public API: every operation that `content/api/` documents, checked by what stands there. */
export function createApi({ documents, engines, backend, limits = memoryLimits(), now, onError }: ApiOptions): Api {
  const keys = backend && openOwnKeys({ backend, now: () => new Date(now()), onError })
  const callers = new Callers({ limit: new Limit(limits, now), keys, now })
  /** What checks and answers is loaded with the first request. */
  const open = async () => (await import('./answer-request.ts')).createAnswerer({ documents: await documents(), engines, callers, now })
  let opening: ReturnType<typeof open> | undefined

  return {
    async fetch(request, address) {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflight })
      const requestId = requestIdOf(request)
      const locale = localeOf(request.headers.get('accept-language'))
      const headers = new Headers({ ...cors, 'x-request-id': requestId, 'cache-control': 'no-store', vary: 'Accept, Accept-Language' })
      const path = new URL(request.url).pathname.slice(API_BASE.length)
      opening ??= open()
      const response = await opening
        .then((answer) => answer({ request, address, locale, path, headers }))
        .catch((error) => {
          if (error instanceof ApiProblem) return responseTo(error, locale, requestId)
          onError(error, requestId)
          return responseTo(new ApiProblem('internal'), locale, requestId)
        })
      for (const [name, value] of headers) if (!response.headers.has(name)) response.headers.set(name, value)
      return response
    },
    flush: async () => keys?.flush(),
  }
}

/**
 * The problem for a request that cannot reach the API: what is refused before its path is read.
 * @param acceptLanguage the header of that name, where it could be read
 */
export function problemDocument(
  code: ProblemCode,
  acceptLanguage: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): ProblemDocument {
  return problemDocumentOf(new ApiProblem(code, { headers: { ...cors, ...headers } }), localeOf(acceptLanguage), randomUUID())
}

function responseTo(problem: ApiProblem, locale: Locale, requestId: string): Response {
  const { status, headers, body } = problemDocumentOf(problem, locale, requestId)
  return new Response(body, { status, headers })
}

function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? ''
  return /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
}

function localeOf(acceptLanguage: string | null | undefined): Locale {
  return localeRecord(/^\s*de\b/i.test(acceptLanguage ?? '') ? 'de' : 'en').code
}
