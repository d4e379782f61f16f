import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openPromise } from 'yauzl'
import { ZipFile } from 'yazl'

const STORAGE = 'storage/'

/** Packs the databases and `storage/` of a folder into a new file, on the disk when it resolves. */
export async function packFolder(folder: string, target: string): Promise<void> {
  const zip = new ZipFile()
  for (const name of ['data.db', 'auxiliary.db']) zip.addFile(join(folder, name), name)
  zip.addEmptyDirectory(STORAGE)
  for (const file of await filesBelow(join(folder, STORAGE))) zip.addFile(join(folder, STORAGE, file), `${STORAGE}${file}`)
  zip.end()
  // A file that cannot be read would leave the stream open for ever.
  const output = Readable.from(zip.outputStream)
  zip.on('error', (error: Error) => output.destroy(error))
  await pipeline(output, createWriteStream(target, { flags: 'wx', flush: true }))
}

/** What a zip begins with: its first file, or its end when it holds none. */
const SIGNATURES = [0x04034b50, 0x06054b50]

/** Whether a file begins as a zip does. */
export async function isZip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && SIGNATURES.includes(buffer.readUInt32LE())
  } finally {
    await handle.close()
  }
}

/** Whether a zip holds what `unpack` needs. Rejects when it cannot be read. */
export async function holdsDatabase(file: string): Promise<boolean> {
  const zip = await openPromise(file, { autoClose: false })
  try {
    for await (const entry of zip.eachEntry()) if (entry.fileName === 'data.db') return true
    return false
  } finally {
    zip.close()
  }
}

/** Unpacks `data.db` and `storage/` into an empty folder; whatever else a zip holds stays in it. */
export async function unpack(file: string, folder: string): Promise<void> {
  const zip = await openPromise(file, { autoClose: false })
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry
      const isWanted = fileName === 'data.db' || (fileName.startsWith(STORAGE) && !fileName.endsWith('/'))
      if (!isWanted) continue
      const target = join(folder, fileName)
      await mkdir(dirname(target), { recursive: true })
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target, { flags: 'wx', flush: true }))
    }
  } finally {
    zip.close()
  }
}

/** The files below a folder, as paths with `/`; none when it is missing. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const handle = await open(folder).catch(() => undefined)
  if (!handle) return []
  await handle.close()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.map((file) => file.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, ''))
}
