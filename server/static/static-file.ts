import type { OutgoingHttpHeaders } from 'node:http'
import { type CompressionCache, contentHash, type Encoding, isWorthCompressing } from './compress.ts'
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
  /** The shortest form; undefined until it is there. */
  readonly answer: Answer | undefined
  /** Whether somebody got a quick form while this one was missing. */
  readonly isMissed: boolean
  /** Makes the shortest form at the first call; all later ones give the same. */
  prepare(): Promise<Answer>
  /** The shortest form where it was ever made, else a quick one: nobody waits for the first. */
  atOnce(): Promise<Answer>
}

/** A file with every encoding that it may be answered in. */
export type StaticFile = Readonly<Partial<Record<Encoding, Variant>> & { identity: Variant & { readonly answer: Answer } }>

/** Describes a file's answers, with a strong tag per encoding (RFC 9110, section 8.8.3); those that are compressed come when they are asked for. */
export function describeFile(path: string, bytes: Buffer, headers: OutgoingHttpHeaders, cache: CompressionCache): StaticFile {
  const body = unpooled(bytes)
  const type = contentType(path)
  const hash = contentHash(body)
  const isText = isCompressible(type)
  const common = { 'content-type': type, ...headers, ...(isText && { vary: joinVary(headers.vary, 'Accept-Encoding') }) }
  const identity = readyVariant(body, tagOf(hash, 'identity'), { ...common, 'accept-ranges': 'bytes' })
  if (!isWorthCompressing(type, body)) return { identity }
  const compressed = (encoding: 'br' | 'gzip') => {
    const asked = { body, hash, encoding }
    cache.expect(asked)
    return lazyVariant(
      tagOf(hash, encoding),
      { ...common, 'content-encoding': encoding },
      {
        ...{ best: () => cache.best(asked), known: () => cache.known(asked), quick: () => cache.quick(asked) },
      },
    )
  }
  return { identity, br: compressed('br'), gzip: compressed('gzip') }
}

function tagOf(hash: string, encoding: Encoding): string {
  return `"${hash.slice(0, 22)}${encoding === 'identity' ? '' : `-${encoding}`}"`
}

function readyVariant(body: Buffer, etag: string, headers: OutgoingHttpHeaders): StaticFile['identity'] {
  const answer = answerWith(body, etag, headers)
  return { etag, headers, answer, isMissed: false, prepare: async () => answer, atOnce: async () => answer }
}

interface Forms {
  readonly best: () => Promise<Buffer>
  readonly known: () => Promise<Buffer | undefined>
  readonly quick: () => Promise<Buffer>
}

function lazyVariant(etag: string, headers: OutgoingHttpHeaders, { best, known, quick }: Forms): Variant {
  let answer: Answer | undefined
  let preparing: Promise<Answer> | undefined
  /** Shared by all who ask while the shortest form is missing. */
  let quickly: Promise<Answer> | undefined
  const keep = (body: Buffer): Answer => {
    answer ??= answerWith(unpooled(body), etag, headers)
    quickly = undefined
    return answer
  }
  // Its tag would be that of the shortest form: it has none (RFC 9110, section 8.8.3).
  const untagged = (body: Buffer): Answer => ({ body, headers: { ...headers, 'content-length': body.length } })
  return {
    etag,
    headers,
    get answer() {
      return answer
    },
    get isMissed() {
      return quickly !== undefined
    },
    prepare: () => (preparing ??= best().then(keep)),
    async atOnce() {
      const kept = await known()
      if (kept) return keep(kept)
      if (answer) return answer
      quickly ??= quick().then(untagged)
      return quickly
    },
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
