import { ApiError } from '../core/errors.ts'
import type { Wire } from './wire.ts'

/** All bytes of a body. Throws 413 as soon as more than `limit` are announced or come. */
export async function readLimited(
  request: Request,
  { wire, limit }: { readonly wire: Wire; readonly limit: number },
): Promise<Uint8Array<ArrayBuffer>> {
  refuseAnnounced(request, limit)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bodyOf(request, wire)) {
    size += chunk.byteLength
    if (size > limit) throw new ApiError(413)
    chunks.push(chunk)
  }
  return joined(chunks, size)
}

/** GET and HEAD may carry a body too (contract 1.1), which a `Request` cannot hold. */
function bodyOf(request: Request, wire: Wire): AsyncIterable<Uint8Array> | readonly Uint8Array[] {
  if (request.method !== 'GET' && request.method !== 'HEAD') return request.body?.values({ preventCancel: true }) ?? []
  const hasBody = request.headers.has('content-length') || request.headers.has('transfer-encoding')
  return (hasBody && wire.body) || []
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    all.set(chunk, offset)
    offset += chunk.byteLength
  }
  return all
}

/** Looks at Content-Length only, so before anything is read. */
export function refuseAnnounced(request: Request, limit: number): void {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new ApiError(413)
}
