import { toJson } from '../tools/json.ts'
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
  return new Response(`${toJson(shown)}\n`, { status, headers: { 'content-type': 'application/json' } })
}
