import type { OutgoingHttpHeaders } from 'node:http'
import { type CompressionCache, contentHash, type Encoding } from './compress.ts'
import { contentType, isCompressible } from './content-type.ts'

/** A complete 200 answer. */
export interface Answer {
  readonly body: Buffer
  readonly headers: OutgoingHttpHeaders
}

export interface Variant {
  readonly etag: string
  /** Headers of a 200 answer, but for its length. */
  readonly headers: OutgoingHttpHeaders
  /** Undefined until it has been prepared once. */
  readonly answer: Answer | undefined
  /** Compresses at the first call; all later ones give the same. */
  prepare(): Promise<Answer>
}

/** A file with every encoding that it may be answered in. */
export type StaticFile = Readonly<Partial<Record<Encoding, Variant>> & { identity: Variant & { readonly answer: Answer } }>

/** Smaller than this, compressing does not shorten the answer. */
const WORTH_COMPRESSING = 256

/** Describes a file's answers, with a strong tag per encoding (RFC 9110, section 8.8.3); those that are compressed come when they are asked for. */
export function describeFile(path: string, bytes: Buffer, headers: OutgoingHttpHeaders, cache: CompressionCache): StaticFile {
  const body = unpooled(bytes)
  const type = contentType(path)
  const hash = contentHash(body)
  const isText = isCompressible(type)
  const common = { 'content-type': type, ...headers, ...(isText && { vary: joinVary(headers.vary, 'Accept-Encoding') }) }
  const identity = readyVariant(body, tagOf(hash, 'identity'), { ...common, 'accept-ranges': 'bytes' })
  if (!isText || body.length < WORTH_COMPRESSING) return { identity }
  const compressed = (encoding: 'br' | 'gzip') => {
    cache.expect(hash, encoding)
    return lazyVariant(tagOf(hash, encoding), { ...common, 'content-encoding': encoding }, () => cache.compress(body, hash, encoding))
  }
  return { identity, br: compressed('br'), gzip: compressed('gzip') }
}

function tagOf(hash: string, encoding: Encoding): string {
  return `"${hash.slice(0, 22)}${encoding === 'identity' ? '' : `-${encoding}`}"`
}

function readyVariant(body: Buffer, etag: string, headers: OutgoingHttpHeaders): StaticFile['identity'] {
  const answer = answerWith(body, etag, headers)
  return { etag, headers, answer, prepare: async () => answer }
}

function lazyVariant(etag: string, headers: OutgoingHttpHeaders, make: () => Promise<Buffer>): Variant {
  let answer: Answer | undefined
  let preparing: Promise<Answer> | undefined
  async function prepare(): Promise<Answer> {
    answer = answerWith(unpooled(await make()), etag, headers)
    return answer
  }
  return {
    etag,
    headers,
    get answer() {
      return answer
    },
    prepare: () => (preparing ??= prepare()),
  }
}

function answerWith(body: Buffer, etag: string, headers: OutgoingHttpHeaders): Answer {
  return { body, headers: { ...headers, 'content-length': body.length, etag } }
}

/** Answers stay for as long as the server runs: a short slice of Node's pool would keep the 64 KiB around it. */
function unpooled(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

function joinVary(given: OutgoingHttpHeaders[string], name: string): string {
  return given ? `${String(given)}, ${name}` : name
}
