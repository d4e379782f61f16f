import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '../../tools/cast.ts'
import { sniffContentType } from '../../tools/mime.ts'
import type { TransactionCore } from '../core.ts'
import type { NewFile } from '../fields/field-type.ts'
import { safeKey } from '../files/file-key.ts'
import { fileFolder, fileNames, storeFiles } from '../files/record-files.ts'
import type { StoredRecord } from '../records/stored-record.ts'

export interface TakenFiles {
  readonly count: number
  /** Files that a record names and the folder lacks. */
  readonly missing: readonly string[]
}

export interface FileTaker {
  readonly taken: TakenFiles
  /** Copies the files of one record into the target's storage; they vanish again when the transaction fails. */
  take(record: StoredRecord): Promise<void>
}

/** Copies files from a folder laid out like PocketBase's; without a folder nothing is copied. */
export function createFileTaker(tx: TransactionCore, storage: string | undefined): FileTaker {
  let count = 0
  const missing: string[] = []
  return {
    get taken() {
      return { count, missing }
    },
    async take(record) {
      if (storage === undefined) return
      for (const name of fileNames(record.collection, record.values)) {
        const key = safeKey(`${fileFolder(record)}/${name}`)
        const file = await readStored(join(storage, key), name)
        if (file) await storeFiles(tx, record, [file])
        if (file) count += 1
        else missing.push(key)
      }
    },
  }
}

async function readStored(path: string, name: string): Promise<NewFile | undefined> {
  const bytes = await readFile(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  if (!bytes) return undefined
  const { type, originalName } = attributesOf(await readFile(`${path}.attrs`, 'utf8').catch(() => ''))
  return { name, bytes, size: bytes.byteLength, originalName: originalName ?? name, mimeType: type ?? (await sniffContentType(bytes)).mime }
}

/** What PocketBase notes beside a file. */
function attributesOf(text: string): { readonly type: string | undefined; readonly originalName: string | undefined } {
  const attributes = Object(parseJson(text)?.value)
  const name: unknown = Object(attributes['user.metadata'])['original-filename']
  const type: unknown = attributes['user.content_type']
  return { type: typeof type === 'string' && type ? type : undefined, originalName: typeof name === 'string' && name ? name : undefined }
}
