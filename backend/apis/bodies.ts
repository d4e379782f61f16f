import { type JsonFault, type JsonLimits, JsonScan } from '#json-scan'
import type { NewFile } from '../core/fields/field-type.ts'
import { newFileOf } from '../core/files/record-files.ts'
import { ApiError } from '../core/model/errors.ts'
import { type BodyLimits, type BodySource, readLimited, refuseAnnounced, refuseManyNames, unreadable, type Wire } from './body-limits.ts'
import type { Body } from './endpoint.ts'
import { type FormParts, isUpload, readMultipart, readUrlEncoded, type Upload } from './form-parts.ts'

const JSON_PAYLOAD = '@jsonPayload'
const noFiles: ReadonlyMap<string, readonly NewFile[]> = new Map()

interface Reader {
  /** The limit that bodies of this type are held to. */
  readonly size: 'formBytes' | 'textBytes'
  read(source: BodySource): Promise<Body>
}

const readers: Readonly<Record<string, Reader>> = {
  'application/json': { size: 'textBytes', read: readJson },
  'multipart/form-data': { size: 'formBytes', read: async (source) => readParts(await readMultipart(source), source.limits) },
  'application/x-www-form-urlencoded': { size: 'textBytes', read: async (source) => readParts(await readUrlEncoded(source), source.limits) },
}

/**
 * Reads a body of any of the contract's types (1.1). Throws 413 when it holds more bytes than it may, 400 when it holds more
 * parts, keys or levels, cannot be read or has an unknown type; no more is read then.
 */
export async function readBody(request: Request, { wire, limits }: { readonly wire: Wire; readonly limits: BodyLimits }): Promise<Body> {
  refuseAnnounced(request, limits.bytes)
  const contentType = request.headers.get('content-type') ?? ''
  const reader = readers[contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '']
  const chunks = readLimited(request, { wire, limit: reader ? limits[reader.size] : limits.bytes })
  const first = await chunks.next()
  if (first.done) return { values: {}, files: noFiles }
  if (!reader) throw unreadable()
  const body = await reader.read({ chunks: startingWith(first.value, chunks), contentType, limits })
  refuseManyNames(body.values)
  return body
}

async function* startingWith(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first
  yield* rest
}

async function readJson({ chunks, limits }: BodySource): Promise<Body> {
  const reader = new JsonReader(limits.json)
  for await (const chunk of chunks) reader.add(chunk)
  return { values: reader.read(), files: noFiles }
}

async function readParts(parts: FormParts, { json }: BodyLimits): Promise<Body> {
  const entries: [string, unknown][] = []
  const files = new Map<string, NewFile[]>()
  for (const [key, own] of parts) {
    const texts = own.filter((part) => typeof part === 'string')
    const uploads = await Promise.all(own.filter(isUpload).map(toNewFile))
    if (key !== JSON_PAYLOAD && texts.length > 0) entries.push([key, texts.length === 1 ? infer(texts[0] ?? '') : texts.map(infer)])
    if (uploads.length > 0) files.set(key, uploads)
  }
  const payloads = (parts.get(JSON_PAYLOAD) ?? []).filter((part) => typeof part === 'string')
  // One reader for all: they are counted together.
  const reader = new JsonReader(json)
  const merged = payloads.flatMap((text) => Object.entries(reader.readText(text)))
  return { values: Object.fromEntries([...entries, ...merged]), files }
}

function toNewFile({ name, read }: Upload): Promise<NewFile> {
  return newFileOf(name, Buffer.concat(read))
}

const numberText = /^-?(0|[1-9]\d{0,16})(\.\d{1,17})?$/

/** Form values are text; what is written exactly like a boolean or number is taken for one. */
function infer(text: string): unknown {
  if (text === 'true') return true
  if (text === 'false') return false
  return numberText.test(text) && String(Number(text)) === text ? Number(text) : text
}

/** Reads JSON objects whose structure is counted while they come, so that what would take too long is never parsed. */
export class JsonReader {
  readonly #limits: JsonLimits
  readonly #scan: JsonScan
  readonly #chunks: Uint8Array[] = []

  constructor(limits: JsonLimits) {
    this.#limits = limits
    this.#scan = new JsonScan(limits)
  }

  /** Throws 400 when it holds more than it may, or is no JSON from its first byte on. */
  add(chunk: Uint8Array): void {
    const fault = this.#scan.add(chunk)
    if (fault) throw refusal(fault, this.#limits)
    this.#chunks.push(chunk)
  }

  /** The object that was added; what follows the first JSON value is ignored (contract 1.1). Throws 400 when there is none. */
  read(): Record<string, unknown> {
    const text = new TextDecoder().decode(Buffer.concat(this.#chunks, this.#scan.end))
    // Of what is neither list nor object only null will do.
    if (this.#scan.end === undefined) return /^\s*null(?!\w)/.test(text) ? {} : refuse()
    const value = parse(text)
    return isObject(value) ? value : refuse()
  }

  /** One more text, counted together with those before it. */
  readText(text: string): Record<string, unknown> {
    this.#chunks.length = 0
    this.#scan.next()
    this.add(Buffer.from(text))
    return this.read()
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse()
  }
}

function refuse(): never {
  throw unreadable()
}

function refusal(fault: JsonFault, { keys, entries }: JsonLimits): ApiError {
  if (fault === 'keys') return new ApiError(400, `The submitted data may hold no more than ${keys} keys.`)
  if (fault === 'entries') return new ApiError(400, `The submitted data may hold no more than ${entries} entries of lists and objects.`)
  return unreadable()
}
