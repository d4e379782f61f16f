import { type FormName, MAX_FORM_BYTES } from '#services/forms'
import { findPage } from '#site'

/** Where nothing else is said. */
export const MAX_BODY_BYTES = 2 ** 20

/** What is sent to a page that says how much that may be. */
interface Sent {
  readonly forms: readonly FormName[]
  readonly takesFile: number
}

/** What is sent to the page of this address, if its row says so; what the router's script asks for has `.data` at its end. */
export function sentTo(pathname: string): Sent | undefined {
  const { forms = [], takesFile = 0 } = findPage(pathname.replace(/\.data$/, ''))?.row ?? {}
  return forms.length > 0 || takesFile > 0 ? { forms, takesFile } : undefined
}

/** Bytes that this may have. */
export function limitOf({ forms, takesFile }: Sent): number {
  return forms.includes('application') ? MAX_FORM_BYTES : MAX_BODY_BYTES + takesFile
}

/** More than any page's form has, with all of its files. */
const MOST_PARTS = 500

/** The same request with its body read, undefined when that is longer than allowed, or has more parts than any form. */
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
  const body = Buffer.concat(chunks)
  return hasTooManyParts(body, request.headers.get('content-type') ?? '') ? undefined : withBody(request, body)
}

/** Counted before a form is made of them, which takes its time for each. What is no form has no parts. */
function hasTooManyParts(body: Buffer, contentType: string): boolean {
  return delimitersOf(contentType).some((delimiter) => isTooOften(body, delimiter))
}

/** What a list of types means depends on who reads it, so every boundary counts that it names, up to a character that may end it. */
function delimitersOf(contentType: string): string[] {
  const boundaries = [...contentType.matchAll(/boundary="?([^",;]+)/gi)].map(([, boundary]) => `--${boundary}`)
  return [...boundaries, ...(/x-www-form-urlencoded/i.test(contentType) ? ['&'] : [])]
}

/** Whether it stands more often in a body than any form has parts. */
function isTooOften(body: Buffer, delimiter: string): boolean {
  let count = 0
  for (let at = body.indexOf(delimiter); at !== -1 && count <= MOST_PARTS; at = body.indexOf(delimiter, at + delimiter.length)) count += 1
  return count > MOST_PARTS
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
