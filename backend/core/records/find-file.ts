import { sql } from 'kysely'
import { expressionsOf } from '../../dialects/by-engine.ts'
import { type Source, sourceOfField } from '../collections/views/view-fields.ts'
import { fileFolder } from '../files/record-files.ts'
import type { Collection } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { type FileField, isMultiple } from '../model/field.ts'
import type { StoredRecord } from '../model/record.ts'
import { findRecord, selectRecords } from '../query/table.ts'

/** A file that a record names, and the folder in the storage where it lies. */
export interface RecordFile {
  readonly record: StoredRecord
  readonly field: FileField
  readonly folder: string
  readonly name: string
}

interface FileAddress {
  readonly collection: Collection
  readonly recordId: string
  readonly name: string
}

/** The file of this name in this record; of a view it is the one of the record behind it (contract 7). */
export async function findRecordFile(core: Core, { collection, recordId, name }: FileAddress): Promise<RecordFile | undefined> {
  const record = await findRecord(core, collection, recordId)
  const field = record && fieldWith(record, name)
  if (!field) return undefined
  const owner = collection.type === 'view' ? await ownerBehind(core, { source: { collection, field }, name }) : record
  return owner && { record, field, folder: fileFolder(owner), name }
}

function fieldWith({ collection, values }: StoredRecord, name: string): FileField | undefined {
  return collection.fields.find((field): field is FileField => field.type === 'file' && [values[field.name]].flat().includes(name))
}

interface Behind {
  readonly source: Source
  readonly name: string
}

/** Names of files are never the same twice, so the name finds its record. */
async function ownerBehind(core: Core, { source: { collection, field }, name }: Behind): Promise<StoredRecord | undefined> {
  if (collection.type === 'view') {
    const source = sourceOfField(collection.viewQuery, field.name, core.collections)
    return source && ownerBehind(core, { source, name })
  }
  const column = sql.ref(field.name)
  const names = isMultiple(field) ? expressionsOf(core.database.engine).contains(column, sql`${name}`) : sql`${column} = ${name}`
  const [owner] = await selectRecords(core, collection, sql`where ${names} limit 1`)
  return owner
}
