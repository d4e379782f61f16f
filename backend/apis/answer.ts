import { setImmediate } from 'node:timers/promises'
import { ApiError } from '../core/model/errors.ts'
import { escapeMarkup } from '../tools/json.ts'
import { pickFields } from '../tools/picker/pick-fields.ts'

/** 204 without a body. */
export function noContent(): Response {
  return new Response(null, { status: 204 })
}

/**
 * A JSON answer as the contract writes it (1.2): keys in the order given, `<`, `>` and `&` escaped, a newline at the end.
 * `fields` of the query narrows it (1.4).
 */
export function answer(call: { readonly url: URL }, value: unknown, status = 200): Response {
  const fields = status < 300 ? call.url.searchParams.get('fields') : null
  const shown = fields ? pickFields(value, fields) : value
  return new Response(jsonBody(shown), { status, headers: { 'content-type': 'application/json' } })
}

/** An answer that holds a token or the like: nobody stores it, and it is not packed (`pack.ts`). */
export function secretAnswer(call: { readonly url: URL }, value: unknown, status = 200): Response {
  const response = answer(call, value, status)
  response.headers.set('cache-control', 'no-store')
  return response
}

/** Written at once below this, in some milliseconds. */
const LONG = 500_000
const SLICE = 100_000

/** An answer's JSON as the contract writes it (1.2), with a newline at its end. A long one is written in pieces, between which others have their turn. */
export function jsonBody(value: unknown): string | ReadableStream<Uint8Array> {
  const json = `${JSON.stringify(value)}\n`
  return json.length < LONG ? escapeMarkup(json) : inSlices(json)
}

function inSlices(json: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let start = 0
  return new ReadableStream({
    async pull(controller) {
      if (start >= json.length) return controller.close()
      await setImmediate()
      const end = endOfSlice(json, start + SLICE)
      controller.enqueue(encoder.encode(escapeMarkup(json.slice(start, end))))
      start = end
    },
  })
}

/** The two halves of a character beyond the first plane stay together. */
function endOfSlice(json: string, end: number): number {
  const last = json.charCodeAt(end - 1)
  return last >= 0xd800 && last <= 0xdbff ? end + 1 : end
}

/** Answers a superuser's trial with 400 and the reason in its own words. */
export function rawError(what: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof ApiError) throw error
    throw new ApiError(400, `${what}. Raw error: \n${error instanceof Error ? error.message : String(error)}`)
  }
}
