import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { MovingError, type Source, type SourceRow } from '../../dialects/moving/source.ts'
import { parseJson } from '../../tools/cast.ts'
import { safeKey } from '../../tools/file-name.ts'
import { sniffContentType } from '../../tools/mime.ts'
import type { NewFile } from '../fields/field-type.ts'
import { fileFolder, fileNames, storeFiles } from '../files/record-files.ts'
import type { Collection } from '../model/collection.ts'
import type { TransactionCore } from '../model/core.ts'
import type { StoredRecord } from '../model/record.ts'
import { type ColumnValue, recordOfRow, rowOfValues } from '../query/table.ts'

/** Values in one statement: below what either engine binds. */
const MOST_VALUES = 5000

interface RecordSource {
  readonly source: Source
  readonly collection: Collection
  readonly files: FileTaker
}

/** Copies the records of one collection with their files. Gives their number. */
export async function takeRecords(tx: TransactionCore, { source, collection, files }: RecordSource): Promise<number> {
  const size = Math.max(1, Math.floor(MOST_VALUES / collection.fields.length))
  let count = 0
  let rows: Record<string, ColumnValue>[] = []
  const flush = async () => {
    await insertRows(tx, collection, rows)
    count += rows.length
    rows = []
  }
  for (const row of source.rows(collection.name)) {
    const record = recordOfRow(collection, row)
    await files.take(record)
    rows.push({ ...rowOfValues(collection, record.values), ...jsonColumns(collection, row) })
    if (rows.length >= size) await flush()
  }
  await flush()
  return count
}

/** JSON stays the text that it is: read as a value, long numbers would lose digits. */
function jsonColumns({ fields }: Collection, row: SourceRow): Record<string, ColumnValue> {
  const texts = fields.filter(({ type }) => type === 'json').map(({ name }) => [name, row[name]] as const)
  return Object.fromEntries(texts.map(([name, value]) => [name, value === null || value === undefined ? null : String(value)]))
}

async function insertRows(tx: TransactionCore, { name, fields }: Collection, rows: readonly Record<string, ColumnValue>[]): Promise<void> {
  if (rows.length === 0) return
  const columns = fields.map((field) => field.name)
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  const insert = sql`INSERT INTO ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))}) VALUES ${sql.join(values)}`
  await insert.execute(tx.connection).catch((error: unknown) => {
    throw new MovingError(`The records of "${name}" were not taken over: ${error instanceof Error ? error.message : String(error)}`)
  })
}

export interface TakenFiles {
  readonly count: number
  /** Files that a record names and the folder lacks. */
  readonly missing: readonly string[]
}

interface FileTaker {
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
