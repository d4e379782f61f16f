import ipaddr from 'ipaddr.js'

type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

export interface Log {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

/** Writes one JSON line per event: time, level, event, fields. */
export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at =
    (level: string) =>
    (event: string, fields: LogFields = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/** Shortens an address so that it names no person: IPv4 without its last octet, IPv6 to its first 48 bits. */
export function shortAddress(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  const network =
    parsed instanceof ipaddr.IPv4 ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`) : ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`)
  return network.toString()
}
