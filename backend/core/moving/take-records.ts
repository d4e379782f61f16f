import { sql } from 'kysely'
import type { Source, SourceRow } from '../../dialects/moving/source.ts'
import { MovingError } from '../../tools/moving-error.ts'
import type { Collection } from '../collections/collection.ts'
import type { TransactionCore } from '../core.ts'
import { type ColumnValue, recordOfRow, rowOfValues } from '../records/row.ts'
import type { FileTaker } from './take-files.ts'

/** Values in one statement: below what either engine binds. */
const MOST_VALUES = 5000

export interface RecordSource {
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
