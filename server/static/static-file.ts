import type { OutgoingHttpHeaders } from 'node:http'
import { type CompressionCache, contentHash, type Encoding } from './compress.ts'
import { contentType, isCompressible } from './content-type.ts'

export interface Variant {
  readonly body: Buffer
  readonly etag: string
  /** Complete headers of a 200 answer. */
  readonly headers: OutgoingHttpHeaders
}

/** An answer that is ready: every encoding with all its headers. */
export type StaticFile = Readonly<Partial<Record<Encoding, Variant>> & { identity: Variant }>

/** Smaller than this, compressing does not shorten the answer. */
const WORTH_COMPRESSING = 256

/** Prepares a file: compresses it where that helps, with a strong tag per encoding (RFC 9110, section 8.8.3). */
export async function prepareFile(path: string, body: Buffer, headers: OutgoingHttpHeaders, cache: CompressionCache): Promise<StaticFile> {
  const type = contentType(path)
  const hash = contentHash(body)
  const isText = isCompressible(type)
  const common = { 'content-type': type, ...headers, ...(isText && { vary: joinVary(headers.vary, 'Accept-Encoding') }) }
  const identity = variant('identity', body, hash, { ...common, 'accept-ranges': 'bytes' })
  if (!isText || body.length < WORTH_COMPRESSING) return { identity }
  const [br, gzip] = await Promise.all([cache.compress(body, hash, 'br'), cache.compress(body, hash, 'gzip')])
  return { identity, br: variant('br', br, hash, common), gzip: variant('gzip', gzip, hash, common) }
}

function variant(encoding: Encoding, body: Buffer, hash: string, headers: OutgoingHttpHeaders): Variant {
  const etag = `"${hash.slice(0, 22)}${encoding === 'identity' ? '' : `-${encoding}`}"`
  return {
    body,
    etag,
    headers: { ...headers, ...(encoding !== 'identity' && { 'content-encoding': encoding }), 'content-length': body.length, etag },
  }
}

function joinVary(given: OutgoingHttpHeaders[string], name: string): string {
  return given ? `${String(given)}, ${name}` : name
}
