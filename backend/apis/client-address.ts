import ipaddr from 'ipaddr.js'
import type { Settings } from '../core/settings/settings.ts'

/**
 * The client's address: of the first trusted proxy header that is present the last valid address (the first with
 * `useLeftmostIP`), else that of the socket (contract 1.1).
 */
export function clientAddress(request: Request, peer: string, { headers, useLeftmostIP }: Settings['trustedProxy']): string {
  for (const name of headers) {
    const value = request.headers.get(name)
    if (!value) continue
    const valid = value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => ipaddr.isValid(part))
    const found = useLeftmostIP ? valid[0] : valid.at(-1)
    if (found) return found
  }
  return peer
}

/** Whether an address is one of these addresses or lies in one of these subnets. */
export function isListed(address: string, list: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const client = ipaddr.process(address)
  return list.some((entry) => {
    if (!entry.includes('/')) return ipaddr.isValid(entry) && ipaddr.process(entry).toString() === client.toString()
    if (!ipaddr.isValidCIDR(entry)) return false
    const [range, bits] = ipaddr.parseCIDR(entry)
    return range.kind() === client.kind() && client.match(range, bits)
  })
}
