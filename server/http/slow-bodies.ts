import type { IncomingMessage, Server } from 'node:http'

/** How slowly a body may come. */
export interface SlowestBody {
  /** Time that is waited for this many bytes. */
  readonly seconds: number
  readonly bytes: number
}

/** One kilobyte a second, for half a minute. */
const slowestBody: SlowestBody = { seconds: 30, bytes: 30 * 2 ** 10 }

/** Told to a request whose body comes too slowly; who does not listen loses the connection. */
const TOO_SLOW = 'tooSlow'

/** Looks in one such time. */
const LOOKS = 30

interface Awaited {
  readonly request: IncomingMessage
  /** Bytes of the connection when the counting began. */
  from: number
  /** Looks at which nothing of the body lay here unread. */
  waits: number
}

/**
 * Ends requests whose bodies drip. Only time counts in which the server has taken all that came and waits for more: what it
 * leaves unread itself is nobody's slowness.
 */
export function endSlowBodies(server: Server, { seconds, bytes }: SlowestBody = slowestBody): void {
  const awaited = new Set<Awaited>()
  server.prependListener('request', (request: IncomingMessage) => {
    if (hasBody(request)) awaited.add({ request, from: request.socket.bytesRead, waits: 0 })
  })
  const timer = setInterval(look, (seconds * 1000) / LOOKS).unref()
  server.once('close', () => clearInterval(timer))

  function look(): void {
    for (const one of awaited) {
      const { request } = one
      if (request.complete || request.socket.destroyed) awaited.delete(one)
      else if (request.readableLength === 0) one.waits += 1
      if (one.waits < LOOKS) continue
      if (request.socket.bytesRead - one.from < bytes) {
        awaited.delete(one)
        if (!request.emit(TOO_SLOW)) request.socket.destroy()
      }
      one.from = request.socket.bytesRead
      one.waits = 0
    }
  }
}

/** Whether a body was announced (RFC 9112, section 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
}

/** Resolves when the body of this request comes too slowly; never for others. */
export function untilTooSlow(request: IncomingMessage): Promise<'tooSlow'> {
  return new Promise((resolve) => request.once(TOO_SLOW, () => resolve('tooSlow')))
}
