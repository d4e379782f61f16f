import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { sitePort } from './site-url.ts'

export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Asks for a path exactly as it is written: `fetch` would tidy it first. */
export function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET', body?: Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: sitePort, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Bytes of an answer's body in its shortest form: in the first minutes of a server it may come in a quick one. */
export async function shortestBytes(path: string): Promise<number> {
  const { body } = await ask(path, { 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' })
  return brotliCompressSync(brotliDecompressSync(body)).length
}

/** Sends bytes as they are and gives the first line of the answer, or all of it that comes at once. */
export function sendBytes(bytes: string, wanted: 'line' | 'all' = 'line'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(sitePort, 'localhost', () => socket.write(bytes))
    socket.once('data', (chunk) => {
      resolve(wanted === 'all' ? chunk.toString() : (chunk.toString().split('\r\n', 1)[0] ?? ''))
      socket.destroy()
    })
    socket.once('error', reject)
  })
}
