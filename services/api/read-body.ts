import type { Json } from '#words/api-from-disk'
import { ApiProblem } from './problem.ts'

const MOST_BYTES = 2 ** 20

/** The text of a JSON body of at most 1 MiB, read no further than that. Throws an `ApiProblem` of status 413 or 415. */
export async function readBody(request: Request): Promise<string> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new ApiProblem('unsupported_media_type')
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) throw new ApiProblem('body_too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw new ApiProblem('body_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The value of a JSON text. Throws `invalid_json`. */
export function parseBody(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiProblem('invalid_json')
  }
}
