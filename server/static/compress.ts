import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible } from './content-type.ts'

export type Encoding = 'identity' | 'gzip' | 'br'
type Compressed = Exclude<Encoding, 'identity'>

const brotli = (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })

/** As short as can be, which takes seconds for a long text, and nearly as short in some milliseconds. */
const compressors = {
  br: { best: (body: Buffer) => brotli(body, 11), quick: (body: Buffer) => brotli(body, 5) },
  gzip: { best: (body: Buffer) => promisify(gzip)(body, { level: 9 }), quick: (body: Buffer) => promisify(gzip)(body, { level: 4 }) },
}

/** Something to compress, named by its content. */
export interface Compressible {
  readonly body: Buffer
  readonly hash: string
  readonly encoding: Compressed
}

/** Compresses, and remembers by content in a folder what was compressed at the highest level: that is never done again. */
export class CompressionCache {
  readonly #folder: string
  readonly #given: readonly string[]
  readonly #expected = new Set<string>()

  /** @param given folders of others to look in, such as what came with a build */
  constructor(folder: string, given: readonly string[] = []) {
    this.#folder = folder
    this.#given = given
  }

  /** Says that this will be asked for, sooner or later. */
  expect({ hash, encoding }: Omit<Compressible, 'body'>): void {
    this.#expected.add(nameOf(hash, encoding))
  }

  /** The shortest form, where it was made before. */
  async known({ hash, encoding }: Omit<Compressible, 'body'>): Promise<Buffer | undefined> {
    for (const folder of [this.#folder, ...this.#given]) {
      const kept = await readFile(join(folder, nameOf(hash, encoding))).catch(() => undefined)
      if (kept) return kept
    }
    return undefined
  }

  /** The shortest form. */
  async best({ body, hash, encoding }: Compressible): Promise<Buffer> {
    const known = await this.known({ hash, encoding })
    if (known) return known
    const compressed = await compressors[encoding].best(body)
    // What cannot be kept, as on a full disk, is made anew by the next process.
    await this.#keep(join(this.#folder, nameOf(hash, encoding)), compressed).catch(() => undefined)
    return compressed
  }

  /** One that nobody has to wait for; it is not kept. */
  quick({ body, encoding }: Compressible): Promise<Buffer> {
    return compressors[encoding].quick(body)
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

/** Smaller than this, compressing does not shorten the answer. */
const WORTH_COMPRESSING = 256

/** Whether compressing makes this shorter. */
export function isWorthCompressing(type: string, { length }: Buffer): boolean {
  return isCompressible(type) && length >= WORTH_COMPRESSING
}
