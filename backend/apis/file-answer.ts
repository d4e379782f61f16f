import type { Readable } from 'node:stream'
import type { StoredFile } from '../core/model/files.ts'
import { failedPrecondition, isUnchanged, type Validators, wantedRange } from './preconditions.ts'

interface ServedFile {
  readonly file: StoredFile
  /** The name it is saved under. */
  readonly name: string
  readonly asAttachment: boolean
  /** Whether only some may have it: then nobody keeps it on the way, and no browser beyond its deletion. */
  readonly isProtected: boolean
}

/** Whatever a file holds, it runs nothing and loads nothing where it is opened (contract 7). */
const POLICY = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox"
const NOT_KEPT = 'private, no-store'
const MAY_BE_KEPT = 'max-age=2592000, stale-while-revalidate=86400'

/**
 * A stored file as an answer: whole (200), a part of it (206, or 416 when there is no such part), or nothing when the
 * client has it already (304). Of several parts asked for at once the whole is sent.
 */
export async function fileAnswer({ method, headers: asked }: Request, { file, name, asAttachment, isProtected }: ServedFile): Promise<Response> {
  const validators = validatorsOf(file)
  const headers = {
    'cache-control': isProtected ? NOT_KEPT : MAY_BE_KEPT,
    'content-security-policy': POLICY,
    etag: validators.etag,
    'last-modified': validators.modified.toUTCString(),
  }
  if (failedPrecondition(asked, validators)) return new Response(null, { status: 412, headers })
  if (isUnchanged(asked, validators)) return new Response(null, { status: 304, headers })
  const type = servedType(file.mimeType, name)
  const described = {
    ...headers,
    'content-type': type,
    'content-disposition': contentDisposition({ type, name, asAttachment }),
    'accept-ranges': 'bytes',
  }
  const range = wantedRange(asked, { validators, size: file.size })
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${file.size}` } })
  const length = range ? range.end - range.start + 1 : file.size
  const part = range ? { 'content-range': `bytes ${range.start}-${range.end}/${file.size}` } : {}
  const body = method === 'HEAD' || length === 0 ? null : streamOf(await file.open(range))
  return new Response(body, { status: range ? 206 : 200, headers: { ...described, ...part, 'content-length': String(length) } })
}

/** Stored files never change, so their size and age name their content. Dates in headers have no milliseconds. */
function validatorsOf({ size, modified }: StoredFile): Validators {
  const seconds = Math.floor(modified.getTime() / 1000)
  return { etag: `"${size.toString(16)}-${modified.getTime().toString(16)}"`, modified: new Date(seconds * 1000) }
}

/** Reads on only when the client has taken what was read; a client that goes away ends the reading. */
function streamOf(source: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel() {
      source.destroy()
    },
  })
}

/** What browsers show and never run. Everything else is saved: a page or a drawing may hold scripts. */
const shownTypes: ReadonlySet<string> = new Set([
  ...['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'bmp', 'x-icon', 'vnd.microsoft.icon'].map((name) => `image/${name}`),
  ...['mp4', 'webm', '3gpp', 'quicktime', 'x-ms-wmv', 'ogg', 'x-matroska', 'mpeg'].map((name) => `video/${name}`),
  ...['basic', 'aiff', 'mpeg', 'midi', 'mp3', 'mp4', 'wave', 'wav', 'x-wav', 'x-mpeg', 'x-m4a', 'aac', 'ogg', 'flac'].map((name) => `audio/${name}`),
  'application/pdf',
  'application/x-pdf',
])

/** Text looks all the same: what these are is told by their ending (contract 7). */
const byExtension: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
}

/** The stored content type, corrected by the name's ending. */
export function servedType(stored: string, name: string): string {
  return byExtension[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? stored
}

interface Disposition {
  readonly type: string
  readonly name: string
  readonly asAttachment: boolean
}

/** Whether a file is shown or saved, and the name it is saved under. */
export function contentDisposition({ type, name, asAttachment }: Disposition): string {
  const essence = (type.split(';', 1)[0] ?? '').trim().toLowerCase()
  return `${shownTypes.has(essence) && !asAttachment ? 'inline' : 'attachment'}; ${fileNameParameter(name)}`
}

/** A name of a token's characters stands as it is (RFC 6266); others, from moved data only, are encoded. */
function fileNameParameter(name: string): string {
  return /^[\w.!#$&+^`|~-]+$/.test(name) ? `filename=${name}` : `filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percentEncoded)}`
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
