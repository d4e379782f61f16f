import type { IncomingMessage } from 'node:http'
import { API_BASE, problemDocument } from '#services/api'
import { inBoth, type ProblemCode } from '#words/said'

interface Early {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly problem: ProblemCode
  /** In the contract's shape (its section 1.3). */
  readonly message: string
}

/** What is answered before anybody who knows the visitor's page has seen the request. */
const early = {
  /** Its body dripped. A visitor's line may be that slow. */
  tooSlow: { status: 408, problem: 'request_timeout', message: 'The request body arrived too slowly.' },
  /** The process that would answer it has been away for longer than it takes to start a new one. */
  away: { status: 503, headers: { 'retry-after': '5' }, problem: 'too_busy', message: 'The backend does not answer.' },
} as const satisfies Readonly<Record<string, Early>>

export interface EarlyAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Such an answer: a problem (RFC 9457), the contract's error, or words in both languages. */
export function earlyAnswer(kind: keyof typeof early, { url = '', headers: asked }: Pick<IncomingMessage, 'url' | 'headers'>): EarlyAnswer {
  const { status, problem, message, headers }: Early = early[kind]
  if (url.startsWith(`${API_BASE}/`)) return problemDocument(problem, asked['accept-language'], headers)
  if (url.startsWith('/api/'))
    return {
      ...{ status, headers: { ...headers, 'content-type': 'application/json', 'access-control-allow-origin': '*' } },
      body: JSON.stringify({ data: {}, message, status }),
    }
  return { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body: inBoth(kind) }
}
