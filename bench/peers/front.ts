/**
 * Stands before a peer as a network of caches does: packs what is text with brotli, and remembers it. So their bytes are compared, and not
 * whether their servers pack them.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { keptHeaders, packed, serveCopies, type Told } from '../copying-server.ts'

const isText = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/

/** What an answer may depend on: Next asks for parts of pages by headers of its own. */
function askedWith(headers: IncomingHttpHeaders): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => name === 'rsc' || name.startsWith('next-'))
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
}

async function take(url: string, headers: Readonly<Record<string, string>>): Promise<Told> {
  const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' }, redirect: 'manual' })
  const told = { status: response.status, headers: keptHeaders(response), body: Buffer.from(await response.arrayBuffer()) }
  return isText.test(told.headers['content-type'] ?? '') && told.body.length > 0 ? packed(told) : told
}

serveCopies({ asked: askedWith, take })
