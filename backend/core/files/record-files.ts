import { sql } from 'kysely'
import type { Collection } from '../collections/collection.ts'
import type { TransactionCore } from '../core.ts'
import type { NewFile } from '../fields/field-type.ts'
import type { Values } from '../records/row.ts'
import { idOf, type StoredRecord } from '../records/stored-record.ts'
import { selectRecords } from '../records/table.ts'
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
    core.afterCommit(async () => {
      await core.files.remove(`${folder}/${name}`)
      await core.files.removeFolder(thumbsFolder(folder, name))
    })
  }
}

/** Removes all files of a deleted record once that is committed. */
export function dropAllFiles(core: TransactionCore, record: StoredRecord): void {
  if (record.collection.fields.some((field) => field.type === 'file')) core.afterCommit(() => core.files.removeFolder(fileFolder(record)))
}

/** Removes all files of a deleted collection once that is committed. */
export function dropFilesOfCollection(core: TransactionCore, { id, type }: Collection): void {
  if (type !== 'view') core.afterCommit(() => core.files.removeFolder(id))
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
