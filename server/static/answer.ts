import { createReadStream } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { parseRange } from '#backend'
import type { Log } from '../log.ts'
import type { Answer } from './kept-answers.ts'
import type { StaticFiles } from './load-files.ts'
import { acceptedEncodings } from './negotiate.ts'
import type { Body } from './original.ts'
import type { StaticFile, Variant } from './static-file.ts'

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

/** Who asks, and where it is told that a file could not be read. */
export interface Asking {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly log: Log
}

/** Answers GET and HEAD for a file: conditional requests, ranges, the best encoding. */
export function answerFile(file: StaticFile, asking: Asking): void {
  const { request, response } = asking
  const variant = chooseVariant(file, request)
  if (matches(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, { ...unchanged(ownOnly(variant.headers, response)), etag: variant.etag }).end()
    return
  }
  const { range } = request.headers
  const respond = range && isRangeFresh(request.headers['if-range'], file.identity.etag) ? sendRange : send
  if (variant.answer) respond(variant.answer, asking)
  else
    void variant.atOnce().then(
      (answer) => respond(answer, asking),
      (error: unknown) => fail(error, asking),
    )
}

function send({ body, headers }: Answer, asking: Asking): void {
  const { response } = asking
  response.writeHead(200, ownOnly(headers, response))
  sendBody(body, asking)
}

/** All of it, or the bytes from `start` to `end`, the last one included. */
function sendBody(body: Body, { request, response, log }: Asking, start = 0, end = body.length - 1): void {
  if (request.method === 'HEAD') response.end()
  else if (Buffer.isBuffer(body)) response.end(end - start + 1 < body.length ? body.subarray(start, end + 1) : body)
  else
    pipeline(createReadStream(body.file, { start, end }), response, (error) => {
      if (error && !response.destroyed) log.error('file', { error: String(error) })
    })
}

/** The folder of the build is gone, or the disk does not answer. */
function fail(error: unknown, { response, log }: Asking): void {
  log.error('file', { error: String(error) })
  response.writeHead(500, { 'cache-control': 'no-store' }).end()
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

function sendRange(answer: Answer, asking: Asking): void {
  const { request, response } = asking
  const { body, headers } = answer
  const range = parseRange(request.headers.range ?? '', body.length)
  if (range === 'unsatisfiable') response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end()
  else if (!range) send(answer, asking)
  else {
    const { start, end } = range
    response.writeHead(206, { ...headers, 'content-range': `bytes ${start}-${end}/${body.length}`, 'content-length': end - start + 1 })
    sendBody(body, asking, start, end)
  }
}

/**
 * What a 304 has to say (RFC 9110, section 15.4.5): the rest stands with the page that the browser has, its policy too, which allows just
 * what is in it. Two kilobytes less are a fifth of the work.
 */
function unchanged({ 'cache-control': cacheControl, vary }: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return { ...(cacheControl !== undefined && { 'cache-control': cacheControl }), ...(vary !== undefined && { vary }) }
}
