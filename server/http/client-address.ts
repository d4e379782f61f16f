import { isIP } from 'node:net'

/**
 * Who asks: of the header that the proxy in front writes, the last address (the one it saw itself; those before may be made up), else
 * the socket's.
 */
export function clientAddress(headers: Headers, peer: string, header: string | undefined): string {
  const last = header && headers.get(header)?.split(',').at(-1)?.trim()
  return last && isIP(last) > 0 ? last : peer
}
