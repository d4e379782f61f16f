import { lookup as resolveName } from 'node:dns/promises'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { NewFile } from '../fields/field-type.ts'
import { newFileOf } from '../files/new-file.ts'

const LONGEST_MS = 10_000
const MOST_REDIRECTS = 3

export interface AvatarOptions {
  readonly mostBytes: number
  /** Which addresses may be asked; public ones without it. */
  readonly isAllowed?: (address: string) => boolean
}

/**
 * The picture at an address that a provider gave. People may write it themselves, so that only public addresses are asked,
 * after each redirect anew, and the address that was checked is the one connected to. Undefined when anything is wrong.
 */
export async function downloadAvatar(url: string, { mostBytes, isAllowed = isPublicAddress }: AvatarOptions): Promise<NewFile | undefined> {
  try {
    const { bytes, address } = await download(new URL(url), {
      mostBytes,
      isAllowed,
      redirects: MOST_REDIRECTS,
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    return await newFileOf(decodeURIComponent(address.pathname.split('/').at(-1) ?? ''), bytes)
  } catch {
    return undefined
  }
}

/** Whether an address belongs to the internet at large: not to this machine, a private network or a special purpose. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

interface Download extends Required<AvatarOptions> {
  readonly redirects: number
  readonly signal: AbortSignal
}

async function download(address: URL, options: Download): Promise<{ readonly bytes: Uint8Array; readonly address: URL }> {
  const response = await ask(address, options)
  const status = response.statusCode ?? 0
  const { location } = response.headers
  if (status >= 300 && status < 400 && location && options.redirects > 0) {
    response.destroy()
    return download(new URL(location, address), { ...options, redirects: options.redirects - 1 })
  }
  if (status !== 200) {
    response.destroy()
    throw new Error(`The picture was answered with ${status}.`)
  }
  return { bytes: await readBytes(response, options.mostBytes), address }
}

function ask(address: URL, { isAllowed, signal }: Download): Promise<IncomingMessage> {
  const host = address.hostname.replace(/^\[|\]$/g, '')
  const get = { 'https:': getHttps, 'http:': getHttp }[address.protocol]
  // A name is checked where it is resolved, an address that needs no resolving here.
  if (!get || (isIP(host) && !isAllowed(host))) throw new Error('This address is not asked.')
  return new Promise((answer, fail) => {
    get(address, { lookup: checkedLookup(isAllowed), signal, agent: false }, answer).on('error', fail)
  })
}

function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, { all }, done) => {
    resolveName(hostname, { all: true }).then(
      (found) => {
        const [first] = found
        if (!first || !found.every(({ address }) => isAllowed(address))) done(new Error('This address is not asked.'), [])
        else if (all) done(null, found)
        else done(null, first.address, first.family)
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), []),
    )
  }
}

async function readBytes(response: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    length += chunk.length
    if (length > mostBytes) throw new Error('The picture is too large.')
    chunks.push(chunk)
  }
  if (length === 0) throw new Error('The picture is empty.')
  return new Uint8Array(Buffer.concat(chunks))
}
