import type { JsonLimits } from '#json-scan'
import type { Core } from '../core/model/core.ts'
import { ApiError } from '../core/model/errors.ts'
import { isSuperuser, type StoredRecord } from '../core/model/record.ts'
import { DEEPEST_JSON } from '../tools/cast.ts'

/** What a `Request` does not tell of an HTTP request. */
export interface Wire {
  /** Address of the socket's other end. */
  readonly peer: string
  /** Whether the program around asks for itself: no limit holds for it. */
  readonly isOwn?: boolean
  /** The bytes as they come, read only where the `Request` has no body of its own. */
  readonly body?: AsyncIterable<Uint8Array>
}

/** Who sends a body, as far as its limits go. */
type Asker = 'guest' | 'record' | 'superuser'

/** What an endpoint's limits depend on. */
export interface AskedBody {
  readonly core: Core
  readonly params: Readonly<Record<string, string>>
  readonly asker: Asker
}

export interface BodySize {
  /** Bytes in all, as the contract has it. What Content-Length announces is held to it. */
  readonly bytes: number
  /** Bytes of a form with files. */
  readonly formBytes: number
  /** Bytes of JSON and of texts. */
  readonly textBytes: number
}

export interface BodyLimits extends BodySize {
  readonly json: JsonLimits
}

/** The bytes of a body as they come, their headers, and what they may hold. */
export interface BodySource {
  readonly chunks: AsyncIterable<Uint8Array>
  readonly contentType: string
  readonly limits: BodyLimits
}

export const KILOBYTE = 2 ** 10
export const MEGABYTE = 2 ** 20

const sizes: Readonly<Record<Asker, BodySize>> = {
  guest: sizeOf(MEGABYTE),
  record: sizeOf(MEGABYTE),
  superuser: sizeOf(32 * MEGABYTE),
}

/** Parsed in a hundredth of a second. */
const ordinary: JsonLimits = { depth: DEEPEST_JSON, keys: 20_000, entries: 100_000 }
/** Parsed in a tenth of a second. */
const trusted: JsonLimits = { depth: DEEPEST_JSON, keys: 200_000, entries: 300_000 }

/** As much for files as for anything else. */
export function sizeOf(bytes: number): BodySize {
  return { bytes, formBytes: bytes, textBytes: bytes }
}

/** A form of a few short texts, such as a login: nothing that anybody sends there is longer. */
export const shortForm = (): BodySize => sizeOf(16 * KILOBYTE)

/** What a body may hold, by who sends it and where to; without a size of the endpoint's own 1 MiB, 32 MiB from superusers. */
export function bodyLimits(sizeThere: ((asked: AskedBody) => BodySize) | undefined, asked: AskedBody): BodyLimits {
  const { asker } = asked
  return { ...(sizeThere?.(asked) ?? sizes[asker]), json: asker === 'superuser' ? trusted : ordinary }
}

/** As whom somebody with this login is held to limits; null stands for guests. */
export function askerOf(auth: StoredRecord | null): Asker {
  if (isSuperuser(auth)) return 'superuser'
  return auth ? 'record' : 'guest'
}

/** The bytes of a body as they come, empty pieces left out. Throws 413 as soon as more than `limit` come. */
export async function* readLimited(
  request: Request,
  { wire, limit }: { readonly wire: Wire; readonly limit: number },
): AsyncGenerator<Uint8Array, undefined> {
  let size = 0
  try {
    for await (const chunk of bodyOf(request, wire)) {
      size += chunk.byteLength
      if (size > limit) throw tooLarge()
      if (chunk.byteLength > 0) yield chunk
    }
  } catch (error) {
    // A sender who went away is no fault of this server.
    throw error instanceof ApiError ? error : unreadable()
  }
}

/** GET and HEAD may carry a body too (contract 1.1), which a `Request` cannot hold. */
function bodyOf(request: Request, wire: Wire): AsyncIterable<Uint8Array> | readonly Uint8Array[] {
  if (request.method !== 'GET' && request.method !== 'HEAD') return request.body?.values({ preventCancel: true }) ?? []
  const hasBody = request.headers.has('content-length') || request.headers.has('transfer-encoding')
  return (hasBody && wire.body) || []
}

/** Looks at Content-Length only, so before anything is read. */
export function refuseAnnounced(request: Request, limit: number): void {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
}

/** A body that is not what its type says. */
export function unreadable(): ApiError {
  return new ApiError(400, 'Failed to read the submitted data due to invalid formatting.')
}

/** A body of more bytes than it may have. */
export function tooLarge(): ApiError {
  return new ApiError(413)
}

/** No collection has as many fields, with all their modifiers; what is done with each of them takes longer than to parse it. */
const MOST_NAMES = 5000

/** Throws 400 for a form or record of more names than anything here has. */
export function refuseManyNames(values: Readonly<Record<string, unknown>>): void {
  if (Object.keys(values).length > MOST_NAMES) throw new ApiError(400, `The submitted data may hold no more than ${MOST_NAMES} names.`)
}
