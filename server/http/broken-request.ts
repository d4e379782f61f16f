import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { problemDocument } from '#services/api'
import type { ProblemCode } from '#words/said'

/** What Node's parser calls what it cannot take. */
const codes: Readonly<Record<string, ProblemCode>> = { HPE_HEADER_OVERFLOW: 'headers_too_large', ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout' }

/**
 * Answers what is no request, before anything knows its path: as a problem (RFC 9457), since no browser sends such. The
 * language asked for is not known either.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, headers, body } = problemDocument(codes[error.code ?? ''] ?? 'invalid_request', undefined)
  const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' })
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n'))
}
