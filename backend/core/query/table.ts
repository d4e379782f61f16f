import { type RawBuilder, sql } from 'kysely'
import { rowLock } from '../../dialects/engine-sql.ts'
import { uniqueViolation } from '../../dialects/open.ts'
import { fieldType } from '../fields/registry.ts'
import type { Collection } from '../model/collection.ts'
import type { Core, TransactionCore } from '../model/core.ts'
import { ValidationError, type ValueError } from '../model/errors.ts'
import type { Field } from '../model/field.ts'
import { idOf, type StoredRecord } from '../model/record.ts'

/** A row of a collection's table or view: raw columns by name. */
export type Row = Readonly<Record<string, unknown>>

/** What a column takes on both engines. */
export type ColumnValue = string | number | boolean | null

/** Values of a record by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>

/** The record in a row of its collection. */
export function recordOfRow(collection: Collection, row: Row): StoredRecord {
  const values: Record<string, unknown> = {}
  for (const field of collection.fields) values[field.name] = fieldType(field).fromColumn(field, row[field.name])
  return { collection, values }
}

/** The row for a record's values; fields that are missing hold nothing. */
export function rowOfValues(collection: Collection, values: Values): Record<string, ColumnValue> {
  return Object.fromEntries(collection.fields.map((field) => [field.name, columnOf(field, values[field.name])]))
}

/** What of a row differs from the row of `previous`. */
function changedColumns(collection: Collection, values: Values, previous: Values): Record<string, ColumnValue> {
  const before = rowOfValues(collection, previous)
  return Object.fromEntries(Object.entries(rowOfValues(collection, values)).filter(([name, value]) => value !== before[name]))
}

function columnOf(field: Field, value: unknown): ColumnValue {
  const type = fieldType(field)
  return type.toColumn(field, value === undefined ? type.zero(field) : value)
}

/** The record with this id, whoever asks. */
export async function findRecord(core: Core, collection: Collection, id: string): Promise<StoredRecord | undefined> {
  const condition = sql`where ${sql.ref('id')} = ${id}`
  if (collection.type === 'view') return (await selectRecords(core, collection, condition))[0]
  const { rows } = await selection(collection, condition).execute(core.connection)
  return rows[0] && recordOfRow(collection, rows[0])
}

/** The same, to be changed in this transaction: nobody else changes it meanwhile. */
export async function findForUpdate(core: TransactionCore, collection: Collection, id: string): Promise<StoredRecord | undefined> {
  return (await selectRecords(core, collection, sql`where ${sql.ref('id')} = ${id} ${rowLock(core.database.engine)}`))[0]
}

/** The records of a condition, whoever asks; `condition` begins with `where`. */
export async function selectRecords(core: Core, collection: Collection, condition: RawBuilder<unknown>): Promise<StoredRecord[]> {
  const rows = await core.ask(selection(collection, condition))
  return rows.map((row) => recordOfRow(collection, row))
}

function selection(collection: Collection, condition: RawBuilder<unknown>): RawBuilder<Row> {
  return sql<Row>`select * from ${sql.table(collection.name)} ${condition}`
}

/** How many of these ids exist. */
export async function countExisting(core: Core, collection: Collection, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(collection.name)} where ${sql.ref('id')} in (${sql.join(ids)})`.execute(core.connection)
  return rows[0]?.total ?? 0
}

/** Whether a record has this id in whatever letter case: folders of files must differ on every disk. */
export async function isIdTaken(core: Core, collection: Collection, id: string): Promise<boolean> {
  const same = sql`lower(${sql.ref('id')}) = ${id.toLowerCase()}`
  const { rows } = await sql<Row>`select 1 as found from ${sql.table(collection.name)} where ${same} limit 1`.execute(core.connection)
  return rows.length > 0
}

/** Stores a new row; a unique index that refuses it gives a `ValidationError`. */
export async function insertRow(core: TransactionCore, { collection, values }: StoredRecord): Promise<void> {
  const row = Object.entries(rowOfValues(collection, values))
  const names = sql.join(row.map(([name]) => sql.ref(name)))
  const insert = sql`insert into ${sql.table(collection.name)} (${names}) values (${sql.join(row.map(([, value]) => value))})`
  await refusedAsValidation(collection, () => insert.execute(core.connection))
}

/** Stores what of a record has changed; a unique index that refuses it gives a `ValidationError`. */
export async function updateRow(core: TransactionCore, previous: StoredRecord, values: Values): Promise<void> {
  const { collection } = previous
  const changed = Object.entries(changedColumns(collection, values, previous.values))
  if (changed.length === 0) return
  const assignments = sql.join(changed.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
  const update = sql`update ${sql.table(collection.name)} set ${assignments} where ${sql.ref('id')} = ${idOf(previous)}`
  await refusedAsValidation(collection, () => update.execute(core.connection))
}

/** Whether there was such a row. */
export async function deleteRow(core: TransactionCore, record: StoredRecord): Promise<boolean> {
  const { rows } = await sql<Row>`
    delete from ${sql.table(record.collection.name)} where ${sql.ref('id')} = ${idOf(record)} returning ${sql.ref('id')}`.execute(core.connection)
  return rows.length > 0
}

const notUnique: ValueError = { code: 'validation_not_unique', message: 'Value must be unique.' }

async function refusedAsValidation(collection: Collection, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const names = (uniqueViolation(error)?.columns ?? []).flatMap((column) => fieldsIn(collection, column))
    if (names.length === 0) throw error
    throw new ValidationError(Object.fromEntries(names.map((name) => [name, notUnique])))
  }
}

/** An index may be over an expression such as `lower(email)`. */
function fieldsIn(collection: Collection, column: string): string[] {
  const words = new Set(column.toLowerCase().match(/\w+/g))
  return collection.fields.map((field) => field.name).filter((name) => words.has(name.toLowerCase()))
}
