import ipaddr from 'ipaddr.js'

/** Shortens an address so that it names no person: IPv4 without its last octet, IPv6 to its first 48 bits. "" for what is no address. */
export function shortAddress(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  const network =
    parsed instanceof ipaddr.IPv4 ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`) : ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`)
  return network.toString()
}
