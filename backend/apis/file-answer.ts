import type { Readable } from 'node:stream'
import type { StoredFile } from '../core/files/file-storage.ts'
import { contentDisposition, servedType } from './file-type.ts'
import { failedPrecondition, isUnchanged, type Validators, wantedRange } from './preconditions.ts'

export interface ServedFile {
  readonly file: StoredFile
  /** The name it is saved under. */
  readonly name: string
  readonly asAttachment: boolean
}

/** Whatever a file holds, it runs nothing and loads nothing where it is opened (contract 7). */
const POLICY = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox"
const MAY_BE_KEPT = 'max-age=2592000, stale-while-revalidate=86400'

/**
 * A stored file as an answer: whole (200), a part of it (206, or 416 when there is no such part), or nothing when the
 * client has it already (304). Of several parts asked for at once the whole is sent.
 */
export async function fileAnswer({ method, headers: asked }: Request, { file, name, asAttachment }: ServedFile): Promise<Response> {
  const validators = validatorsOf(file)
  const headers = {
    'cache-control': MAY_BE_KEPT,
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
