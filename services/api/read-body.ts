import { type JsonFault, type JsonLimits, JsonScan } from '#json-scan'
import type { Json } from '#words/from-disk'
import type { Locale } from '#words/interface'
import { excess } from './faults.ts'
import { ApiProblem } from './problem.ts'

const MOST_BYTES = 2 ** 20
/** Far more than any document allows; each unknown entry would be a fault of its own. */
const limits: JsonLimits = { depth: 50, keys: 5000, entries: 20_000 }

/**
 * The text of a JSON body of at most 1 MiB, read no further than that; its structure is counted before it is parsed. Throws an
 * `ApiProblem` of status 400, 413, 415 or 422.
 */
export async function readBody(request: Request, locale: Locale): Promise<string> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  const isPacked = !['', 'identity'].includes(request.headers.get('content-encoding') ?? '')
  if (type !== 'application/json' || isPacked) throw new ApiProblem('unsupported_media_type')
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) throw new ApiProblem('body_too_large')
  return decode(await bytesOf(request, locale))
}

async function bytesOf(request: Request, locale: Locale): Promise<Uint8Array> {
  const scan = new JsonScan(limits)
  const chunks: Uint8Array[] = []
  let size = 0
  // Cancelled, the body would take its connection with it, and the answer.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw new ApiProblem('body_too_large')
    const fault = scan.add(chunk)
    if (fault) throw refusal(fault, locale)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function refusal(fault: JsonFault, locale: Locale): ApiProblem {
  return fault === 'noJson' ? new ApiProblem('invalid_json') : new ApiProblem('validation_failed', { errors: [excess(fault, limits[fault], locale)] })
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
