import languageUrl from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url'
import plainUrl from 'tesseract.js-core/tesseract-core-lstm.wasm?url'
import simdUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import { FileProblem } from '../../file-problem.ts'
import { parts } from '../download-size.ts'
import { openReader, type Reader } from './open-reader.ts'

/** A module whose only function answers with a vector of 16 bytes (WebAssembly SIMD): valid where the browser has them. */
const vectors = new Uint8Array([
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
])

const cores = {
  simd: { url: simdUrl, load: () => import('tesseract.js-core/tesseract-core-simd-lstm.js') },
  plain: { url: plainUrl, load: () => import('tesseract.js-core/tesseract-core-lstm.js') },
} as const

/**
 * Fetches the recognition from our own origin and starts it; a browser asks for nothing of it twice.
 * @param onProgress bytes that have come so far, as they are sent
 * @throws {FileProblem} `not-loaded`
 */
export async function loadReader(onProgress: (done: number) => void): Promise<Reader> {
  const core = WebAssembly.validate(vectors) ? cores.simd : cores.plain
  const done = { core: 0, language: 0 }
  const counted = (part: keyof typeof parts) => (received: number) => {
    done[part] = Math.min(1, received / parts[part].whole) * parts[part].sent
    onProgress(done.core + done.language)
  }
  try {
    const [{ default: open }, wasm, packed] = await Promise.all([
      core.load(),
      fetchBytes(core.url, counted('core')),
      fetchBytes(languageUrl, counted('language')),
    ])
    return await openReader({ open, wasm, language: await unpacked(packed) })
  } catch (cause) {
    throw new FileProblem('not-loaded', { cause })
  }
}

async function fetchBytes(url: string, onProgress: (received: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url)
  if (!response.ok || !response.body) throw new Error(`${response.status} ${url}`)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body.getReader()
  let received = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value)
    received += next.value.length
    onProgress(received)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
