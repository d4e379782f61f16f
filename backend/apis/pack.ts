import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Handler } from 'hono'
import { parseAccept } from 'hono/utils/accept'

/** On every answer (contract 1.1): any origin may ask, as tokens are sent and never cookies. */
const always: readonly (readonly [name: string, value: string])[] = [
  ['x-xss-protection', '1; mode=block'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'SAMEORIGIN'],
  ['access-control-allow-origin', '*'],
]

/** A stored file may stand in frames: its own policy lets it do nothing there (contract 7). */
export function withCommonHeaders(response: Response): Response {
  const { headers } = response
  const isFile = headers.has('content-security-policy')
  for (const [name, value] of always) {
    if (!headers.has(name) && !(isFile && name === 'x-frame-options')) headers.set(name, value)
  }
  return response
}

const PREFLIGHT_SECONDS = 86_400

/** Answers a browser that asks whether it may ask. */
export const preflight: Handler = (context) => {
  const wanted = context.req.header('access-control-request-headers')
  return context.body(null, 204, {
    'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
    'access-control-max-age': String(PREFLIGHT_SECONDS),
    ...(wanted && { 'access-control-allow-headers': wanted }),
    vary: 'Access-Control-Request-Headers',
  })
}

/** Below this the headers weigh more than what is saved. */
const LEAST_BYTES = 1024
/** Most of the saving for little of the time: answers are packed once and sent once. */
const GZIP_LEVEL = 3
const BROTLI_QUALITY = 3

const packers = {
  br: (body: Uint8Array) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Uint8Array) => promisify(gzip)(body, { level: GZIP_LEVEL }),
}
const encodings = ['br', 'gzip'] as const

/**
 * A JSON answer as it goes over the line: with its tag, as 304 where the client has it already, packed where that is worth it and
 * the client takes it. Left as they are: event streams, files, and what must not be stored, such as tokens, whose length packed
 * beside somebody else's words would tell of them (BREACH). The packing does not keep this thread busy.
 */
export async function packAnswer({ method, headers: asked }: Request, response: Response): Promise<Response> {
  const { status, headers } = response
  if (headers.get('content-type') !== 'application/json' || headers.get('cache-control') === 'no-store' || method === 'HEAD') return response
  const body = new Uint8Array(await response.arrayBuffer())
  headers.append('vary', 'Accept-Encoding')
  if (method === 'GET' && status === 200) {
    const tag = `W/"${hash('sha1', body, 'base64url')}"`
    headers.set('etag', tag)
    // May be kept, and is asked for anew each time.
    headers.set('cache-control', 'no-cache')
    if (isKnown(asked.get('if-none-match'), tag)) return withoutBody(headers)
  }
  const encoding = body.length < LEAST_BYTES ? undefined : chosenEncoding(asked.get('accept-encoding'))
  if (!encoding) return new Response(body, { status, headers })
  headers.set('content-encoding', encoding)
  return new Response(new Uint8Array(await packers[encoding](body)), { status, headers })
}

/** RFC 9110, section 13.1.2: compared weakly. */
function isKnown(header: string | null, tag: string): boolean {
  const opaque = (one: string) => one.trim().replace(/^W\//, '')
  return header?.split(',').some((one) => opaque(one) === opaque(tag) || one.trim() === '*') ?? false
}

function withoutBody(headers: Headers): Response {
  headers.delete('content-type')
  return new Response(null, { status: 304, headers })
}

/** The first of ours that the client takes (RFC 9110, section 12.5.3). */
function chosenEncoding(header: string | null): (typeof encodings)[number] | undefined {
  const accepted = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  return encodings.find((encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0)
}
