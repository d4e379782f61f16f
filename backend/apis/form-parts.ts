import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { ApiError } from '../core/model/errors.ts'
import { OWNERS_FILE } from '../tools/owner-only.ts'
import { type BodySource, tooLarge, unreadable } from './body-limits.ts'

/** A file of a form. */
export interface Upload {
  /** As it was sent. */
  readonly name: string
  /** Its bytes, as they came. */
  readonly read: readonly Uint8Array[]
}

type Part = string | Upload

/** The parts of a form by their names, in the order in which they came. */
export type FormParts = ReadonlyMap<string, readonly Part[]>

/** As many as Go's forms, which PocketBase reads. The type of each file is told by its bytes, which takes its time. */
const MOST_PARTS = 1000

/** Whether a part is a file, told by its having a file name. */
export function isUpload(part: Part): part is Upload {
  return typeof part !== 'string'
}

function tooManyParts(): ApiError {
  return new ApiError(400, `A form may hold no more than ${MOST_PARTS} parts.`)
}

/** Collects parts in one pass, however many share a name. */
function addPart(parts: Map<string, Part[]>, name: string, part: Part): void {
  const known = parts.get(name)
  if (known) known.push(part)
  else parts.set(name, [part])
}

/** A part has three headers where it has many. */
const HEADERS = { headerPairs: 20, headerSize: 8 * 2 ** 10 }

/**
 * The parts of a multipart form, counted while they come; its files are held in memory. A part is a file when it has a file
 * name. Throws 413, or 400 for what cannot be read or holds too many parts.
 */
export async function readMultipart({ chunks, contentType, limits: { textBytes } }: BodySource): Promise<FormParts> {
  const parser = parserFor(contentType, textBytes)
  const parts = new Map<string, Part[]>()
  let size = 0
  parser.on('partsLimit', () => parser.destroy(tooManyParts()))
  parser.on('field', (name: string | undefined, text, _nameCut, isCut) => {
    size += Buffer.byteLength(text)
    if (isCut || size > textBytes) parser.destroy(tooLarge())
    else if (name !== undefined) addPart(parts, unescaped(name), text)
  })
  parser.on('file', (name: string | undefined, stream, fileName) => {
    const read: Uint8Array[] = []
    // What breaks a file breaks the parser too, and is told there.
    stream.on('error', () => undefined)
    stream.on('data', (chunk: Uint8Array) => read.push(chunk))
    // Kept at once, so that files stay in their order: it is read when all of it has come.
    if (name !== undefined) addPart(parts, unescaped(name), { name: unescaped(fileName), read })
  })
  await pipeline(Readable.from(chunks), parser).catch((error: unknown) => {
    throw error instanceof ApiError ? error : unreadable()
  })
  return parts
}

function parserFor(contentType: string, textBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { parts: MOST_PARTS, fieldSize: textBytes, ...HEADERS },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      preservePath: true,
    })
  } catch {
    throw unreadable()
  }
}

/** What browsers may not write into names (HTML, section 4.10.21.8). */
function unescaped(name: string): string {
  return name.replace(/%0D/gi, '\r').replace(/%0A/gi, '\n').replaceAll('%22', '"')
}

const AMPERSAND = 0x26

/** The fields of a form of type `application/x-www-form-urlencoded`, counted while they come. Throws 400 for too many. */
export async function readUrlEncoded({ chunks }: Pick<BodySource, 'chunks'>): Promise<FormParts> {
  const read: Uint8Array[] = []
  let ampersands = 0
  for await (const chunk of chunks) {
    ampersands += chunk.reduce((count, byte) => count + Number(byte === AMPERSAND), 0)
    if (ampersands >= MOST_PARTS) throw tooManyParts()
    read.push(chunk)
  }
  const parts = new Map<string, Part[]>()
  for (const [name, text] of new URLSearchParams(new TextDecoder().decode(Buffer.concat(read)))) addPart(parts, name, text)
  return parts
}

/**
 * Writes the first file of a field of a multipart body to `target` as it comes, whatever its size. Gives the name it was sent
 * with, undefined when there is none. Throws 400 for a body that cannot be read.
 */
export async function receiveFile(
  { headers, body }: Request,
  { field, target }: { readonly field: string; readonly target: string },
): Promise<string | undefined> {
  if (!body || headers.get('content-length') === '0') return undefined
  const parser = uploadParser(headers.get('content-type') ?? '')
  let received: Promise<string> | undefined
  parser.on('file', (name, stream, fileName) => {
    if (name !== field || received) return void stream.resume()
    received = pipeline(stream, createWriteStream(target, { flags: 'wx', flush: true, mode: OWNERS_FILE })).then(() => fileName)
    // Nobody takes what comes then: the parser would wait for ever.
    received.catch((error: Error) => parser.destroy(error))
  })
  await pipeline(Readable.from(body), parser).catch(async () => {
    await received
    throw unreadable()
  })
  return received
}

function uploadParser(type: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': type } })
  } catch {
    throw unreadable()
  }
}
