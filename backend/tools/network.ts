import { lookup as resolveName } from 'node:dns/promises'
import { request as askHttp, type IncomingMessage } from 'node:http'
import { request as askHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Where clouds tell a machine its own secrets, besides link-local addresses: Amazon and Google (IPv6), Alibaba, Azure, Oracle.
 * Read on 23 November 2026 in the documents of these clouds on their instance metadata services.
 */
const metadata: ReadonlySet<string> = new Set(['fd00:ec2::254', 'fd20:ce::254', '100.100.100.200', '168.63.129.16', '192.0.0.192'])

/** Whether an address belongs to the internet at large: not to this machine, a private network or a special purpose. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** Whether an address may be a server that a superuser names: any but those at which a machine finds its own credentials. */
export function isServerAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const meant = translated(ipaddr.process(address))
  return meant.range() !== 'linkLocal' && !metadata.has(meant.toString())
}

/** The IPv4 address within one of NAT64 (RFC 6052) or 6to4 (RFC 3056): connections to either end there. */
function translated(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  const bytes = address.toByteArray()
  if (address.range() === 'rfc6052') return new ipaddr.IPv4(bytes.slice(12))
  return address.range() === '6to4' ? new ipaddr.IPv4(bytes.slice(2, 6)) : address
}

export interface CheckedRequest {
  /** Which addresses may be asked. */
  readonly isAllowed: (address: string) => boolean
  readonly signal: AbortSignal
  readonly method?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** An address that nobody asks, whoever names it. */
class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError'

  constructor() {
    super('This address is not asked.')
  }
}

/** Asks a web address; the address that was checked is the one connected to. Redirects are answers, nothing is followed. */
export function askChecked(url: URL, { isAllowed, signal, method = 'GET', headers = {}, body }: CheckedRequest): Promise<IncomingMessage> {
  const ask = { 'https:': askHttps, 'http:': askHttp }[url.protocol]
  if (!ask) throw new RefusedAddressError()
  checkHost(url, isAllowed)
  return new Promise((answer, fail) => {
    const request = ask(url, { lookup: checkedLookup(isAllowed), signal, agent: false, method, headers }, answer)
    request.on('error', fail).end(body)
  })
}

/** Throws when the host is an address that may not be asked: those are not resolved, so that no lookup sees them. */
export function checkHost({ hostname }: URL, isAllowed: (address: string) => boolean): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new RefusedAddressError()
}

/** Resolves a name for a connection, and refuses it when any of its addresses may not be asked. */
export function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, { all }, done) => {
    resolveName(hostname, { all: true }).then(
      (found) => {
        const [first] = found
        if (!first || !found.every(({ address }) => isAllowed(address))) done(new RefusedAddressError(), [])
        else if (all) done(null, found)
        else done(null, first.address, first.family)
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), []),
    )
  }
}

/** The bytes of an answer, read no further than `most`. Rejects when there are more. */
export async function readAtMost(response: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    length += chunk.length
    if (length > most) throw new RangeError(`The answer is longer than ${most} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
