import type { IncomingMessage } from 'node:http'
import { API_BASE, problemDocument } from '#services/api'
import { inBoth } from '#words/said'

const STATUS = 408

/** In the contract's shape (its section 1.3). */
const ofContract = { data: {}, message: 'The request body arrived too slowly.', status: STATUS }

/** What a request hears whose body dripped: a problem (RFC 9457), the contract's error, or words. */
export function tooSlowAnswer({ url = '', headers: asked }: Pick<IncomingMessage, 'url' | 'headers'>): Response {
  if (url.startsWith(`${API_BASE}/`)) {
    const { status, headers, body } = problemDocument('request_timeout', asked['accept-language'])
    return new Response(body, { status, headers })
  }
  if (url.startsWith('/api/')) return Response.json(ofContract, { status: STATUS, headers: { 'access-control-allow-origin': '*' } })
  // A visitor's line may be that slow. Their page's language is not known.
  return new Response(inBoth('tooSlow'), { status: STATUS, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
