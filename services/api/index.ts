import { randomUUID } from 'node:crypto'
import { countedAddress, type Limits, memoryLimits } from '#limits'
import type { ApiDocument } from '#words/from-disk'
import { type Locale, localeRecord } from '#words/interface'
import type { ProblemCode } from '#words/said'
import { chooseType } from './choose-type.ts'
import { enginesFor, type RunningEngines } from './engines-for.ts'
import { type FoundOperation, findOperation } from './find-operation.ts'
import { checkKey } from './keys.ts'
import { Limit } from './limit.ts'
import type { Answer, Call } from './operation.ts'
import { operations } from './operations/index.ts'
import { ApiProblem, type ProblemDocument, problemDocumentOf } from './problem.ts'
import { queryOf } from './query.ts'
import { parseBody, readBody } from './read-body.ts'
import { Repeats } from './repeats.ts'
import { Validator } from './validator.ts'

export const API_BASE = '/api/v1'

export { inProcess } from '#engines/tasks'
export { sandboxKeys } from './keys.ts'
export { problemStatuses } from './problem-statuses.ts'

export interface ApiOptions {
  /** The documents by product, in English: the reader's language is no matter of schemas. */
  readonly documents: ReadonlyMap<string, ApiDocument>
  /** What reads and writes the texts of requests. */
  readonly engines: RunningEngines
  /** Where requests are counted; without it in this process alone. */
  readonly limits?: Limits
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Told of errors that nobody expected. */
  readonly onError: (error: unknown, requestId: string) => void
}

export interface Api {
  /**
   * Answers a request below `/api/v1`. Never rejects: what goes wrong becomes a problem document (RFC 9457).
   * @param address who asks, for the limit of requests
   */
  fetch(request: Request, address: string): Promise<Response>
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
export function createApi({ documents, engines, limits = memoryLimits(), now, onError }: ApiOptions): Api {
  const validator = new Validator(documents)
  const [limit, repeats] = [new Limit(limits), new Repeats(now)]

  async function answer(request: Request, address: string, locale: Locale, headers: Headers): Promise<Response> {
    for (const [name, value] of Object.entries(await limit.count(address))) headers.set(name, value)
    checkKey(request.headers)
    const url = new URL(request.url)
    const found = findOperation(documents, request.method === 'HEAD' ? 'GET' : request.method, url.pathname.slice(API_BASE.length))
    const type = chooseType(typesOf(found), request.headers.get('accept'))
    const parameters = validator.parameters(found, 'address', { ...queryOf(url, locale), ...found.values }, locale)
    const body = found.operation.requestBody ? await readBody(request, locale) : ''
    const name = nameOf(request, found, locale)
    if (name !== undefined) repeats.check(countedAddress(address), `${found.operation.operationId} ${name}`, body)
    const own = enginesFor({ caller: countedAddress(address), signal: request.signal }, engines)
    return respond(await run(found, { parameters, body, type, locale, engines: own }))
  }

  /** The request's own name, when the operation knows such names. */
  function nameOf(request: Request, found: FoundOperation, locale: Locale): string | undefined {
    const name = request.headers.get('idempotency-key')
    const isKnown = found.operation.parameters.some((one) => one.name.toLowerCase() === 'idempotency-key')
    if (name === null || !isKnown) return undefined
    validator.parameters(found, 'header', { 'Idempotency-Key': name }, locale)
    return name
  }

  function run(
    { product, path, method, operation }: FoundOperation,
    given: Omit<Call, 'body'> & { readonly body: string },
  ): Answer | Promise<Answer> {
    const operate = operations[operation.operationId]
    if (!operate) throw new Error(`No operation ${operation.operationId}`)
    const schema = `${product}#/paths/${path.replaceAll('/', '~1')}/${method}/requestBody/content/application~1json/schema`
    return operate({ ...given, body: () => validator.body(schema, parseBody(given.body), given.locale) })
  }

  return {
    async fetch(request, address) {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflight })
      const requestId = requestIdOf(request)
      const locale = localeOf(request.headers.get('accept-language'))
      const headers = new Headers({ ...cors, 'x-request-id': requestId, 'cache-control': 'no-store', vary: 'Accept, Accept-Language' })
      const response = await answer(request, address, locale, headers).catch((error) => {
        if (error instanceof ApiProblem) return responseTo(error, locale, requestId)
        onError(error, requestId)
        return responseTo(new ApiProblem('internal'), locale, requestId)
      })
      for (const [name, value] of headers) if (!response.headers.has(name)) response.headers.set(name, value)
      return response
    },
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

function respond(answer: Answer): Response {
  if ('json' in answer) return Response.json(answer.json)
  if ('text' in answer) return new Response(answer.text, { headers: { 'content-type': 'application/json' } })
  const extension = answer.type === 'application/pdf' ? 'pdf' : 'docx'
  const headers = { 'content-type': answer.type, 'content-disposition': `attachment; filename="zeugnis.${extension}"` }
  return new Response(new Uint8Array(answer.file), { headers })
}

function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? ''
  return /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
}

function localeOf(acceptLanguage: string | null | undefined): Locale {
  return localeRecord(/^\s*de\b/i.test(acceptLanguage ?? '') ? 'de' : 'en').code
}

/** The formats that an operation's document promises. */
function typesOf({ operation }: FoundOperation): string[] {
  return Object.keys(operation.responses['200']?.content ?? {})
}
