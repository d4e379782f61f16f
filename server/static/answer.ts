import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { parseRange } from '#backend'
import type { StaticFiles } from './load-files.ts'
import { acceptedEncodings } from './negotiate.ts'
import type { Answer, StaticFile, Variant } from './static-file.ts'

/** The file an address means: exactly, or as a page without regard to case. The query does not matter, but on pages that answer it. */
export function findFile(files: StaticFiles, url: string): StaticFile | undefined {
  const exact = files.byAddress.get(url)
  if (exact) return exact
  const [path = '', query = ''] = url.split('?', 2)
  const lower = path.toLowerCase()
  if (asksSomething(query) && files.answeringQueries.has(lower)) return undefined
  return files.byAddress.get(path) ?? files.byLowerCase.get(lower)
}

/** The router names its routes in the query of a payload; nobody has asked the page anything with that. */
function asksSomething(query: string): boolean {
  return query.split('&').some((part) => part !== '' && !part.startsWith('_routes='))
}

/** Answers GET and HEAD for a file: conditional requests, ranges, the best encoding. */
export function answerFile(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  const variant = chooseVariant(file, request)
  if (matches(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, { ...unchanged(ownOnly(variant.headers, response)), etag: variant.etag }).end()
    return
  }
  if (request.headers.range && isRangeFresh(request.headers['if-range'], file.identity.etag)) {
    answerRange(file.identity.answer, request.headers.range, request, response)
    return
  }
  if (variant.answer) send(variant.answer, request, response)
  else
    void variant.atOnce().then(
      (answer) => send(answer, request, response),
      () => send(file.identity.answer, request, response),
    )
}

function send({ body, headers }: Answer, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, ownOnly(headers, response))
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** An answer that sets a cookie is for one visitor: no cache between may give it to others. */
function ownOnly(headers: OutgoingHttpHeaders, response: ServerResponse): OutgoingHttpHeaders {
  return response.hasHeader('set-cookie') ? { ...headers, 'cache-control': 'private, no-cache' } : headers
}

/** A range counts in bytes of the file as it is, so it is answered uncompressed. */
function chooseVariant(file: StaticFile, { headers }: IncomingMessage): Variant {
  if (headers.range) return file.identity
  for (const encoding of acceptedEncodings(headers['accept-encoding']?.toString())) {
    const variant = file[encoding]
    if (variant) return variant
  }
  return file.identity
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header === etag || header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function isRangeFresh(ifRange: string | string[] | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange === etag
}

function answerRange(file: Answer, header: string, request: IncomingMessage, response: ServerResponse): void {
  const { body, headers } = file
  const range = parseRange(header, body.length)
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end()
    return
  }
  if (!range) {
    send(file, request, response)
    return
  }
  const { start, end } = range
  response.writeHead(206, { ...headers, 'content-range': `bytes ${start}-${end}/${body.length}`, 'content-length': end - start + 1 })
  response.end(request.method === 'HEAD' ? undefined : body.subarray(start, end + 1))
}

/**
 * What a 304 has to say (RFC 9110, section 15.4.5): the rest stands with the page that the browser has, its policy too, which allows just
 * what is in it. Two kilobytes less are a fifth of the work.
 */
function unchanged({ 'cache-control': cacheControl, vary }: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return { ...(cacheControl !== undefined && { 'cache-control': cacheControl }), ...(vary !== undefined && { vary }) }
}
