import ipaddr from 'ipaddr.js'

const GROUPS_OF_A_NETWORK = 4

/**
 * What is counted of a client's address: IPv4 as it is (also where it is written as IPv6), of IPv6 the /64, which is what a
 * household or a machine has to itself. What is no address is counted as it is.
 */
export function countedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? networkOf(parsed) : parsed.toString()
}

/** Without the zone of a link-local address: it names an interface of this machine. */
function networkOf({ parts }: ipaddr.IPv6): string {
  const network = parts.map((part, index) => (index < GROUPS_OF_A_NETWORK ? part : 0))
  return `${new ipaddr.IPv6(network).toString()}/64`
}
