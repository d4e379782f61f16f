import type { Handler } from 'hono'

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
