import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

/** Compresses at the highest level, and remembers by content in a folder: a restart compresses nothing again. */
export class CompressionCache {
  readonly #folder: string
  readonly #used = new Set<string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  async compress(body: Buffer, hash: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
    const name = `${hash}.${encoding}`
    this.#used.add(name)
    const file = join(this.#folder, name)
    const known = await readFile(file).catch(() => undefined)
    if (known) return known
    const compressed = await compressors[encoding](body)
    await mkdir(this.#folder, { recursive: true })
    const working = `${file}.${process.pid}`
    await writeFile(working, compressed)
    await rename(working, file)
    return compressed
  }

  /** Forgets what this start did not ask for. */
  async sweep(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    await Promise.all(names.filter((name) => !this.#used.has(name)).map((name) => rm(join(this.#folder, name), { force: true })))
  }
}

export function contentHash(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url')
}
