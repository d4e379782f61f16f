import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'
type Compressed = Exclude<Encoding, 'identity'>

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

/** Compresses at the highest level, and remembers by content in a folder: a restart compresses nothing again. */
export class CompressionCache {
  readonly #folder: string
  readonly #expected = new Set<string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Says that this will be asked for, sooner or later. */
  expect(hash: string, encoding: Compressed): void {
    this.#expected.add(nameOf(hash, encoding))
  }

  async compress(body: Buffer, hash: string, encoding: Compressed): Promise<Buffer> {
    const file = join(this.#folder, nameOf(hash, encoding))
    const known = await readFile(file).catch(() => undefined)
    if (known) return known
    const compressed = await compressors[encoding](body)
    // What cannot be kept, as on a full disk, is made anew by the next process.
    await this.#keep(file, compressed).catch(() => undefined)
    return compressed
  }

  async #keep(file: string, compressed: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const working = `${file}.${process.pid}`
    await writeFile(working, compressed)
    await rename(working, file)
  }

  /** Forgets what is not expected. */
  async sweep(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    await Promise.all(names.filter((name) => !this.#expected.has(name)).map((name) => rm(join(this.#folder, name), { force: true })))
  }
}

const nameOf = (hash: string, encoding: Compressed) => `${hash}.${encoding}`

export function contentHash(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url')
}
