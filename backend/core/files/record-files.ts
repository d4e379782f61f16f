import { sql } from 'kysely'
import { rowLock } from '../../dialects/engine-sql.ts'
import { formatDate } from '../../tools/date.ts'
import { storedFileName } from '../../tools/file-name.ts'
import { sniffContentType } from '../../tools/mime.ts'
import type { NewFile } from '../fields/field-type.ts'
import type { Collection } from '../model/collection.ts'
import type { Core, TransactionCore } from '../model/core.ts'
import { idOf, type StoredRecord } from '../model/record.ts'
import { selectRecords, type Values } from '../query/table.ts'
import { thumbsFolder } from './thumbs.ts'

/** The folder of a record's files in the storage (contract 3.2). */
export function fileFolder(record: StoredRecord): string {
  return `${record.collection.id}/${idOf(record)}`
}

/** The names of all files that a record holds. */
export function fileNames(collection: Collection, values: Values): string[] {
  return collection.fields
    .filter((field) => field.type === 'file')
    .flatMap((field) => [values[field.name]].flat())
    .filter((name): name is string => typeof name === 'string' && name !== '')
}

/** Writes new files of a record; they vanish again when the transaction fails. */
export async function storeFiles(core: TransactionCore, record: StoredRecord, files: readonly NewFile[]): Promise<void> {
  const folder = fileFolder(record)
  for (const file of files) {
    const key = `${folder}/${file.name}`
    // Asked for before anything is written: a transaction that has ended takes no more.
    let writing: Promise<void> | undefined
    core.afterRollback(async () => {
      // It may still be on its way when the transaction is given up.
      await writing?.catch(() => undefined)
      await core.files.remove(key)
    })
    writing = core.files.write(key, file)
    await writing
  }
}

/** Removes the files that a record no longer holds, with their thumbnails, once that is committed. */
export function dropFiles(core: TransactionCore, record: StoredRecord, names: readonly string[]): void {
  const folder = fileFolder(record)
  for (const name of names) {
    core.afterCommit((root) => discard(root, { key: `${folder}/${name}`, isFolder: false }))
    core.afterCommit((root) => discard(root, { key: thumbsFolder(folder, name), isFolder: true }))
  }
}

/** Removes all files of a deleted record once that is committed. */
export function dropAllFiles(core: TransactionCore, record: StoredRecord): void {
  if (record.collection.fields.some((field) => field.type === 'file'))
    core.afterCommit((root) => discard(root, { key: fileFolder(record), isFolder: true }))
}

/** Removes all files of a deleted collection once that is committed. */
export function dropFilesOfCollection(core: TransactionCore, { id, type }: Collection): void {
  if (type !== 'view') core.afterCommit((root) => discard(root, { key: id, isFolder: true }))
}

/** Removes the files of fields that a collection loses, before their columns go. */
export async function dropFilesOfLostFields(core: TransactionCore, collection: Collection, previous: Collection): Promise<void> {
  const kept = new Set(collection.fields.map(({ id }) => id))
  const lost = previous.fields.filter((field) => field.type === 'file' && !kept.has(field.id))
  if (lost.length === 0 || previous.type === 'view') return
  const columns = previous.fields.filter((field) => field.name === 'id' || lost.includes(field))
  for (const record of await selectRecords(core, { ...previous, fields: columns }, sql`where true`)) {
    dropFiles(core, record, fileNames(record.collection, record.values))
  }
}

/** What no record holds any more. */
interface Discarded {
  readonly key: string
  /** Everything below the key. */
  readonly isFolder: boolean
}

const DISCARDED = 'discardedFiles'

/**
 * Removes files from the storage. What it does not remove now, as it is away, is written down for `discardRest`: a deleted
 * record's files must not stay because a bucket was not reached in that second. Rejects with the storage's reason all the same.
 */
async function discard(core: Core, discarded: Discarded): Promise<void> {
  try {
    await removeNow(core, discarded)
  } catch (error) {
    await changeRest(core, (rest) => [...rest, discarded])
    throw error
  }
}

/** Removes what was written down. Rejects as soon as the storage fails again; the rest stays written down. */
export async function discardRest(core: Core): Promise<void> {
  const { rows } = await sql<{ readonly value: string }>`select value from ${sql.table('_params')} where id = ${DISCARDED}`.execute(core.connection)
  for (const discarded of listIn(rows[0]?.value)) {
    await removeNow(core, discarded)
    await changeRest(core, (rest) => rest.filter(({ key }) => key !== discarded.key))
  }
}

function removeNow({ files }: Core, { key, isFolder }: Discarded): Promise<void> {
  return isFolder ? files.removeFolder(key) : files.remove(key)
}

function changeRest(core: Core, by: (rest: readonly Discarded[]) => readonly Discarded[]): Promise<void> {
  const now = formatDate(core.now())
  return core.inTransaction(async ({ connection, database }) => {
    const none = { id: DISCARDED, value: '[]', created: now, updated: now }
    await connection
      .insertInto('_params')
      .values(none)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    const row = sql<{ readonly value: string }>`select value from ${sql.table('_params')} where id = ${DISCARDED} ${rowLock(database.engine)}`
    const { rows } = await row.execute(connection)
    const value = JSON.stringify(by(listIn(rows[0]?.value)))
    await connection.updateTable('_params').set({ value, updated: now }).where('id', '=', DISCARDED).execute()
  })
}

function listIn(value: string | undefined): readonly Discarded[] {
  return value ? JSON.parse(value) : []
}

/** A file on its way in, with the name it will be stored under and the type that its bytes tell. */
export async function newFileOf(originalName: string, bytes: Uint8Array): Promise<NewFile> {
  const { mime } = await sniffContentType(bytes)
  return { name: await storedFileName(originalName, bytes), originalName, size: bytes.byteLength, mimeType: mime, bytes }
}
