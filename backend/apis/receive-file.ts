import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { ApiError } from '../core/errors.ts'

/**
 * Writes the first file of a field of a multipart body to `target` as it comes, whatever its size. Gives the name it was sent
 * with, undefined when there is none. Throws 400 for a body that cannot be read.
 */
export async function receiveFile(
  { headers, body }: Request,
  { field, target }: { readonly field: string; readonly target: string },
): Promise<string | undefined> {
  if (!body || headers.get('content-length') === '0') return undefined
  const parser = parserFor(headers.get('content-type') ?? '')
  let received: Promise<string> | undefined
  parser.on('file', (name, stream, fileName) => {
    if (name !== field || received) return void stream.resume()
    received = pipeline(stream, createWriteStream(target, { flags: 'wx', flush: true, mode: 0o600 })).then(() => fileName)
    // Nobody takes what comes then: the parser would wait for ever.
    received.catch((error: Error) => parser.destroy(error))
  })
  await pipeline(Readable.from(body), parser).catch(async () => {
    await received
    throw unreadable()
  })
  return received
}

function parserFor(type: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': type } })
  } catch {
    throw unreadable()
  }
}

function unreadable(): ApiError {
  return new ApiError(400, 'Failed to read the submitted data due to invalid formatting.')
}
