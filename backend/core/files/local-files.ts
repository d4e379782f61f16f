import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FSDriver } from 'flydrive/drivers/fs'
import { safeKey } from '../../tools/file-name.ts'
import { OWNERS_FOLDER } from '../../tools/owner-only.ts'
import type { ByteRange, FileContent, FileStorage, StoredFile } from '../model/files.ts'

/** PocketBase's own sidecar of a file, so that its data folders can be taken over. */
const ATTRIBUTES = '.attrs'
const FALLBACK_TYPE = 'application/octet-stream'
const MOST_RETRIES = 5

/** Files below one folder, each with its attributes in a JSON file beside it. */
export function localFiles(folder: string): FileStorage {
  let opening: Promise<FSDriver> | undefined
  const driver = () => {
    // Loaded with the first file: it brings a table of all types there are.
    opening ??= import('flydrive/drivers/fs').then((module) => new module.FSDriver({ location: folder, visibility: 'private' }))
    return opening
  }
  return {
    async write(key, content) {
      const file = join(folder, safeKey(key))
      await writeWhole(`${file}${ATTRIBUTES}`, attributesOf(content))
      await writeWhole(file, content.bytes)
    },
    find: async (key) => find(await driver(), { folder, key: safeKey(key) }),
    async remove(key) {
      const files = await driver()
      await files.delete(safeKey(key))
      await files.delete(`${key}${ATTRIBUTES}`)
      await removeEmpty(dirname(join(folder, key)))
    },
    async removeFolder(key) {
      const path = join(folder, safeKey(key))
      // A thumbnail may be written into it meanwhile.
      await rm(path, { recursive: true, force: true, maxRetries: MOST_RETRIES })
      await removeEmpty(dirname(path))
    },
  }
}

/** A folder stays while anything lies in it. */
async function removeEmpty(path: string): Promise<void> {
  await rmdir(path).catch(() => undefined)
}

/** On the disk before its record is acknowledged, and never seen half written. */
async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`
  try {
    const handle = await openNew(unfinished)
    await handle
      .writeFile(content)
      .then(() => handle.sync())
      .finally(() => handle.close())
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** The folder is made again when the last file in it is just being removed. */
async function openNew(file: string): Promise<FileHandle> {
  const attempt = async () => {
    await mkdir(dirname(file), { recursive: true, mode: OWNERS_FOLDER })
    return open(file, 'wx')
  }
  return attempt().catch(attempt)
}

async function find(driver: FSDriver, { folder, key }: { readonly folder: string; readonly key: string }): Promise<StoredFile | undefined> {
  if (!(await driver.exists(key))) return undefined
  const { contentLength, lastModified } = await driver.getMetaData(key)
  return {
    size: contentLength,
    modified: lastModified,
    mimeType: await mimeTypeOf(driver, key),
    open: (range) => openFile(join(folder, key), range),
  }
}

async function openFile(file: string, range: Partial<ByteRange> = {}): Promise<Readable> {
  const handle = await open(file, 'r')
  return handle.createReadStream({ ...range })
}

async function mimeTypeOf(driver: FSDriver, key: string): Promise<string> {
  const text = await driver.get(`${key}${ATTRIBUTES}`).catch(() => '{}')
  const { 'user.content_type': type }: { 'user.content_type'?: unknown } = JSON.parse(text)
  return typeof type === 'string' && type ? type : FALLBACK_TYPE
}

function attributesOf({ bytes, mimeType, originalName }: FileContent): string {
  return JSON.stringify({
    'user.cache_control': '',
    'user.content_disposition': '',
    'user.content_encoding': '',
    'user.content_language': '',
    'user.content_type': mimeType,
    'user.metadata': { 'original-filename': originalName },
    md5: createHash('md5').update(bytes).digest('base64'),
  })
}
