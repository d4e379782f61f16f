import type { IncomingMessage } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'
import type { Wire } from '#backend'
import { peerOf } from '../http/client-address.ts'

/** What the backend needs of Node's own request. */
export function wireOf(incoming: IncomingMessage | Http2ServerRequest): Wire {
  // A refused body is read to its end elsewhere: to destroy it here would cut off the answer.
  return { peer: peerOf(incoming), body: { [Symbol.asyncIterator]: () => incoming.iterator({ destroyOnReturn: false }) } }
}
