import { createServer, type RequestListener, type Server } from 'node:http'
import { boundPipelines } from './http/bound-pipelines.ts'
import { answerBrokenRequest } from './http/broken-request.ts'

/** Fifty megabytes of an application over a slow line; headers have to come sooner. */
const REQUEST_TIMEOUT_MS = 300_000
const HEADERS_TIMEOUT_MS = 15_000
const KEEP_ALIVE_MS = 65_000
const MAX_HEADER_BYTES = 16 * 2 ** 10

/** A server with the limits that hold for every request. */
export function openServer(app: RequestListener): Server {
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: MAX_HEADER_BYTES },
    boundPipelines(app),
  )
  server.on('clientError', answerBrokenRequest)
  return server
}
