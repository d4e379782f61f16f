import { FileProblem } from './file-problem.ts'
import { limits } from './limits.ts'

/** Where a file of an archive begins, and how it is packed: stored, or deflated. */
interface Entry {
  readonly local: number
  readonly method: number
  readonly packed: number
}

const END = 0x06054b50
const END_SIZE = 22
const LONGEST_COMMENT = 0xffff
const DEFLATED = 8

/** The files of a zip archive, each unpacked when it is asked for. Sizes are counted, not believed. */
export class Archive {
  readonly #bytes: Uint8Array<ArrayBuffer>
  readonly #view: DataView
  readonly #entries: ReadonlyMap<string, Entry>

  /** @throws {RangeError} when the list of files is not there, as in an archive cut short. */
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#entries = this.#list()
  }

  /** The names of all files, with their folders. */
  get paths(): readonly string[] {
    return [...this.#entries.keys()]
  }

  has(path: string): boolean {
    return this.#entries.has(path)
  }

  /** @throws {FileProblem} when it is not there, or larger than a part may be. */
  async read(path: string): Promise<Uint8Array> {
    const entry = this.#entries.get(path)
    if (!entry) throw new FileProblem('damaged')
    const start = entry.local + 30 + this.#view.getUint16(entry.local + 26, true) + this.#view.getUint16(entry.local + 28, true)
    const packed = new Blob([this.#bytes.subarray(start, start + entry.packed)]).stream()
    return atMost(entry.method === DEFLATED ? packed.pipeThrough(new DecompressionStream('deflate-raw')) : packed, limits.part)
  }

  #list(): ReadonlyMap<string, Entry> {
    const view = this.#view
    const entries = new Map<string, Entry>()
    const end = this.#end()
    let at = view.getUint32(end + 16, true)
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      const nameLength = view.getUint16(at + 28, true)
      const name = new TextDecoder().decode(this.#bytes.subarray(at + 46, at + 46 + nameLength))
      entries.set(name, { method: view.getUint16(at + 10, true), packed: view.getUint32(at + 20, true), local: view.getUint32(at + 42, true) })
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
    return entries
  }

  #end(): number {
    const last = this.#view.byteLength - END_SIZE
    for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) if (this.#view.getUint32(at, true) === END) return at
    throw new RangeError('No end of a list of files')
  }
}

async function atMost(stream: ReadableStream<Uint8Array<ArrayBuffer>>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of chunksOf(stream)) {
    size += chunk.length
    if (size > most) throw new FileProblem('too-large-unpacked')
    chunks.push(chunk)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** Safari walks through no stream by itself. */
async function* chunksOf<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel()
  }
}
