import type { Json } from '#words/api-from-disk'
import { ApiProblem } from './problem.ts'

const MOST_BYTES = 2 ** 20

/** The text of a JSON body of at most 1 MiB, read no further than that. Throws an `ApiProblem` of status 400, 413 or 415. */
export async function readBody(request: Request): Promise<string> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  const isPacked = !['', 'identity'].includes(request.headers.get('content-encoding') ?? '')
  if (type !== 'application/json' || isPacked) throw new ApiProblem('unsupported_media_type')
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) throw new ApiProblem('body_too_large')
  return decode(await bytesOf(request))
}

async function bytesOf(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Cancelled, the body would take its connection with it, and the answer.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw new ApiProblem('body_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** JSON travels in UTF-8 (RFC 8259, section 8.1): what is none would be read as something that nobody wrote. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ApiProblem('invalid_json')
  }
}

/** The value of a JSON text. Throws `invalid_json`. */
export function parseBody(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiProblem('invalid_json')
  }
}
