import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible } from './content-type.ts'
import type { Stored } from './original.ts'

export type Encoding = 'identity' | 'gzip' | 'br'
type Compressed = Exclude<Encoding, 'identity'>

const brotli = (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })

/** As short as can be, which takes seconds for a long text, and nearly as short in some milliseconds. */
const compressors = {
  br: { best: (body: Buffer) => brotli(body, 11), quick: (body: Buffer) => brotli(body, 5) },
  gzip: { best: (body: Buffer) => promisify(gzip)(body, { level: 9 }), quick: (body: Buffer) => promisify(gzip)(body, { level: 4 }) },
}

/** A compressed form, named by the content that it is made of. */
interface Named {
  readonly hash: string
  readonly encoding: Compressed
}

/** Something to compress, read when that is done. */
export interface Compressible extends Named {
  readonly read: () => Promise<Buffer>
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
  expect({ hash, encoding }: Named): void {
    this.#expected.add(nameOf(hash, encoding))
  }

  /** Where the shortest form lies, if it was made before. */
  async find({ hash, encoding }: Named): Promise<Stored | undefined> {
    for (const folder of [this.#folder, ...this.#given]) {
      const file = join(folder, nameOf(hash, encoding))
      const found = await stat(file).catch(() => undefined)
      if (found) return { file, length: found.size }
    }
    return undefined
  }

  /** Makes the shortest form, unless it was made before. */
  async best(asked: Compressible): Promise<void> {
    if (await this.find(asked)) return
    const { hash, encoding, read } = asked
    const compressed = await compressors[encoding].best(await read())
    // What cannot be kept, as on a full disk, is made quickly for each who asks.
    await this.#keep(join(this.#folder, nameOf(hash, encoding)), compressed).catch(() => undefined)
  }

  /** One that nobody has to wait for; it is not kept here. */
  async quick({ encoding, read }: Compressible): Promise<Buffer> {
    return compressors[encoding].quick(await read())
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

/** Smaller than this, compressing does not shorten the answer. */
const WORTH_COMPRESSING = 256

/** Whether compressing makes this shorter. */
export function isWorthCompressing(type: string, { length }: { readonly length: number }): boolean {
  return isCompressible(type) && length >= WORTH_COMPRESSING
}
