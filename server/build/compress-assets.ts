import { link, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CompressionCache, isWorthCompressing } from '../static/compress.ts'
import { contentType } from '../static/content-type.ts'
import { originalOf } from '../static/original.ts'
import { compressedFolder } from './compressed-folder.ts'

/** Larger ones few visitors ask for, and each would keep a build waiting for seconds: a server makes them when it has time. */
const MOST_BYTES = 2_000_000
/** As many as Node compresses beside each other. */
const AT_ONCE = 4

/** Scripts, styles and search indexes: they hold nothing of a server's configuration. */
const unchanging = ['client/assets', 'client/_search', 'desk/assets']

/** Compresses what no server changes; what another build has, it shares. */
export async function compressAssets(buildFolder: string, others: readonly string[]): Promise<void> {
  const folder = compressedFolder(buildFolder)
  await mkdir(folder)
  const files = (await Promise.all(unchanging.map((name) => filesBelow(join(buildFolder, name))))).flat()
  const lanes = Array.from({ length: AT_ONCE }, (_, lane) => files.filter((_, at) => at % AT_ONCE === lane))
  const cache = new CompressionCache(folder)
  await Promise.all(lanes.map((lane) => compressEach(lane, { folder, cache, others: others.map(compressedFolder) })))
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

interface Place {
  readonly folder: string
  readonly cache: CompressionCache
  readonly others: readonly string[]
}

async function compressEach(files: readonly string[], { folder, cache, others }: Place): Promise<void> {
  for (const file of files) {
    if ((await stat(file)).size >= MOST_BYTES) continue
    const original = await originalOf(file)
    if (!isWorthCompressing(contentType(file), original)) continue
    const { hash, read } = original
    await Promise.any(others.map((other) => link(join(other, `${hash}.br`), join(folder, `${hash}.br`)))).catch(() => undefined)
    await cache.best({ hash, read, encoding: 'br' })
  }
}
