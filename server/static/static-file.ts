import type { OutgoingHttpHeaders } from 'node:http'
import { type Compressible, type CompressionCache, type Encoding, isWorthCompressing } from './compress.ts'
import { contentType, isCompressible } from './content-type.ts'
import type { Answer, KeptAnswers } from './kept-answers.ts'
import { type Body, bodyOf, type Original, unpooled } from './original.ts'

export interface Variant {
  readonly etag: string
  /** Headers of a 200 answer, but for its length. */
  readonly headers: OutgoingHttpHeaders
  /** What is in memory of it now. */
  readonly answer: Answer | undefined
  /** Whether somebody got a quick form while the shortest was missing. */
  readonly isMissed: boolean
  /** Whether the shortest form lies on disk. */
  isStored(): Promise<boolean>
  /** Makes the shortest form, for all later answers. */
  prepare(): Promise<void>
  /** The shortest form where it was ever made, else a quick one: nobody waits for the first. */
  atOnce(): Promise<Answer>
}

/** A file with every encoding that it may be answered in. */
export type StaticFile = Readonly<Partial<Record<Encoding, Variant>> & { identity: Variant }> & {
  /** Bytes of it as it is. */
  readonly length: number
}

export interface Described {
  /** Its ending says what it is. */
  readonly path: string
  readonly original: Original
  readonly headers: OutgoingHttpHeaders
  readonly cache: CompressionCache
  readonly kept: KeptAnswers
}

/** Describes a file's answers, with a strong tag per encoding (RFC 9110, section 8.8.3); none of them is there before it is asked for. */
export function describeFile({ path, original, headers, cache, kept }: Described): StaticFile {
  const type = contentType(path)
  const { hash, length } = original
  const common = { 'content-type': type, ...headers, ...(isCompressible(type) && { vary: joinVary(headers.vary, 'Accept-Encoding') }) }
  const form = (encoding: Encoding, own: OutgoingHttpHeaders): Form => ({ etag: tagOf(hash, encoding), headers: { ...common, ...own }, kept })
  const identity = plainVariant(form('identity', { 'accept-ranges': 'bytes' }), original)
  if (!isWorthCompressing(type, original)) return { length, identity }
  const compressed = (encoding: 'br' | 'gzip') => {
    const asked = { hash, encoding, read: original.read }
    cache.expect(asked)
    return compressedVariant(form(encoding, { 'content-encoding': encoding }), asked, cache)
  }
  return { length, identity, br: compressed('br'), gzip: compressed('gzip') }
}

function tagOf(hash: string, encoding: Encoding): string {
  return `"${hash.slice(0, 22)}${encoding === 'identity' ? '' : `-${encoding}`}"`
}

interface Form extends Pick<Variant, 'etag' | 'headers'> {
  readonly kept: KeptAnswers
}

function plainVariant({ etag, headers, kept }: Form, original: Original): Variant {
  const variant: Variant = {
    etag,
    headers,
    get answer() {
      return kept.get(variant)
    },
    isMissed: false,
    isStored: async () => true,
    prepare: async () => undefined,
    atOnce: shared(async () => kept.add(variant, answerWith(await original.body(), headers, etag))),
  }
  return variant
}

function compressedVariant({ etag, headers, kept }: Form, asked: Compressible, cache: CompressionCache): Variant {
  /** Under which the quick form is kept; where it is asked for, the shortest is looked for first. */
  const quick = {}
  let isMissed = false
  const variant: Variant = {
    etag,
    headers,
    get answer() {
      return kept.get(variant)
    },
    get isMissed() {
      return isMissed
    },
    isStored: async () => (await cache.find(asked)) !== undefined,
    async prepare() {
      await cache.best(asked)
      isMissed = false
      kept.drop(quick)
    },
    atOnce: shared(async () => {
      const body = await storedBody(cache, asked)
      if (body) return kept.add(variant, answerWith(body, headers, etag))
      isMissed = true
      return kept.get(quick) ?? kept.add(quick, answerWith(unpooled(await cache.quick(asked)), headers))
    }),
  }
  return variant
}

/** Undefined too where another process has just swept it away. */
async function storedBody(cache: CompressionCache, asked: Compressible): Promise<Body | undefined> {
  const stored = await cache.find(asked)
  return stored && bodyOf(stored).catch(() => undefined)
}

/** A quick form has no tag: it would be that of the shortest (RFC 9110, section 8.8.3). */
function answerWith(body: Body, headers: OutgoingHttpHeaders, etag?: string): Answer {
  return { body, headers: { ...headers, 'content-length': body.length, ...(etag && { etag }) } }
}

/** All who ask while it is under way wait for the same. */
function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
}

function joinVary(given: OutgoingHttpHeaders[string], name: string): string {
  return given ? `${String(given)}, ${name}` : name
}
