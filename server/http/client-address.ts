import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** What is read of Node's own request. */
export interface Asked {
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/**
 * Who asks: of the header that the proxy in front writes, the last address (the one it saw itself; those before may be made up), else
 * the socket's. Limits count by it and the log names it, shortened.
 */
export function clientAddress({ headers, socket }: Asked, header: string | undefined): string {
  const last =
    header &&
    String(headers[header.toLowerCase()] ?? '')
      .split(',')
      .at(-1)
      ?.trim()
  return last && isIP(last) > 0 ? last : peerOf({ headers, socket })
}

/** In which a process that passes a request on to another one of the same site says whose it is. */
export const PEER_HEADER = 'x-site-peer'

/** Whose connection this is. One without an address came over the site's own socket, and only there the header counts. */
export function peerOf({ headers, socket }: Asked): string {
  return socket.remoteAddress ?? String(headers[PEER_HEADER] ?? '')
}
