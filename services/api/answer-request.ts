import type { ApiDocument } from '#words/from-disk'
import type { Locale } from '#words/interface'
import type { Callers } from './callers.ts'
import { chooseType } from './choose-type.ts'
import { enginesFor, type RunningEngines } from './engines-for.ts'
import { type FoundOperation, findOperation } from './find-operation.ts'
import type { Answer, Call } from './operation.ts'
import { operations } from './operations/index.ts'
import { queryOf } from './query.ts'
import { parseBody, readBody } from './read-body.ts'
import { Repeats } from './repeats.ts'
import { Validator } from './validator.ts'

export interface AnswererOptions {
  readonly documents: ReadonlyMap<string, ApiDocument>
  readonly engines: RunningEngines
  readonly callers: Callers
  readonly now: () => number
}

/** A request, and what is known before it is read. */
interface Asked {
  readonly request: Request
  readonly address: string
  readonly locale: Locale
  /** Path below the API's own. */
  readonly path: string
  /** Of the answer, whatever it becomes. */
  readonly headers: Headers
}

type Answerer = (asked: Asked) => Promise<Response>

/** Answers requests in the order in which a caller may learn something: who asks, what is there, what is wrong. Throws `ApiProblem`s. */
export function createAnswerer({ documents, engines, callers, now }: AnswererOptions): Answerer {
  const [validator, repeats] = [new Validator(documents), new Repeats(now)]

  return async ({ request, address, locale, path, headers }) => {
    const caller = await callers.admit({ request, address, headers })
    const found = findOperation(documents, request.method === 'HEAD' ? 'GET' : request.method, path)
    caller.enter(found.product)
    const type = chooseType(typesOf(found), request.headers.get('accept'))
    const parameters = validator.parameters(found, 'address', { ...queryOf(new URL(request.url), locale), ...found.values }, locale)
    const body = found.operation.requestBody ? await readBody(request, locale) : ''
    const name = nameOf(request, found, locale, validator)
    if (name !== undefined) repeats.check(caller.name, `${found.operation.operationId} ${name}`, body)
    const own = enginesFor({ caller: caller.name, signal: request.signal }, engines)
    return respond(await run(found, { parameters, body, type, locale, engines: own }, validator))
  }
}

/** The request's own name, when the operation knows such names. */
function nameOf(request: Request, found: FoundOperation, locale: Locale, validator: Validator): string | undefined {
  const name = request.headers.get('idempotency-key')
  const isKnown = found.operation.parameters.some((one) => one.name.toLowerCase() === 'idempotency-key')
  if (name === null || !isKnown) return undefined
  validator.parameters(found, 'header', { 'Idempotency-Key': name }, locale)
  return name
}

function run(
  { product, path, method, operation }: FoundOperation,
  given: Omit<Call, 'body'> & { readonly body: string },
  validator: Validator,
): Answer | Promise<Answer> {
  const operate = operations[operation.operationId]
  if (!operate) throw new Error(`No operation ${operation.operationId}`)
  const schema = `${product}#/paths/${path.replaceAll('/', '~1')}/${method}/requestBody/content/application~1json/schema`
  return operate({ ...given, body: () => validator.body(schema, parseBody(given.body), given.locale) })
}

function respond(answer: Answer): Response {
  if ('json' in answer) return Response.json(answer.json)
  if ('text' in answer) return new Response(answer.text, { headers: { 'content-type': 'application/json' } })
  const extension = answer.type === 'application/pdf' ? 'pdf' : 'docx'
  const headers = { 'content-type': answer.type, 'content-disposition': `attachment; filename="zeugnis.${extension}"` }
  return new Response(new Uint8Array(answer.file), { headers })
}

/** The formats that an operation's document promises. */
function typesOf({ operation }: FoundOperation): string[] {
  return Object.keys(operation.responses['200']?.content ?? {})
}
