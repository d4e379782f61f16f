import { type FormName, MAX_FORM_BYTES } from '#services/forms'
import { findPage } from '#site/paths'

/** Where nothing else is said. */
export const MAX_BODY_BYTES = 2 ** 20

/** The forms that are sent to a page; what the router's script asks for has `.data` at its end. */
export function formsOf(pathname: string): readonly FormName[] | undefined {
  return findPage(pathname.replace(/\.data$/, ''))?.row.forms
}

/** Bytes that one of these forms may have. */
export function limitOf(forms: readonly FormName[]): number {
  return forms.includes('application') ? MAX_FORM_BYTES : MAX_BODY_BYTES
}

/** The same request with its body read, undefined when that is longer than allowed: then it is read no further. */
export async function readWithin(request: Request, limit: number): Promise<Request | undefined> {
  if (!request.body) return request
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  // Cancelled, the body would take its connection with it, and the answer.
  for await (const chunk of request.body.values({ preventCancel: true })) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return withBody(request, Buffer.concat(chunks))
}

/** A form that was sent empty, in place of one that was not read. */
export function emptied(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/x-www-form-urlencoded')
  return withBody({ url: request.url, method: request.method, headers }, Buffer.alloc(0))
}

function withBody({ url, method, headers }: Pick<Request, 'url' | 'method' | 'headers'>, body: Buffer<ArrayBuffer>): Request {
  const own = new Headers(headers)
  own.delete('content-length')
  own.delete('transfer-encoding')
  return new Request(url, { method, headers: own, body })
}
