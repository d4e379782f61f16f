import ipaddr from 'ipaddr.js'

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
