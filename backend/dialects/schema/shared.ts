import { sql } from 'kysely'
import type { Connection } from '../database.ts'
import { andUndo } from './savepoint.ts'
import type { QueryColumn, TableColumn, TableIndex } from './schema.ts'

const PROBE = '_view_probe'

/** What both engines write alike. */
export const sharedSchema = {
  async renameTable(connection: Connection, from: string, to: string): Promise<void> {
    await sql`ALTER TABLE ${sql.id(from)} RENAME TO ${sql.id(to)}`.execute(connection)
  },
  async dropColumn(connection: Connection, table: string, column: string): Promise<void> {
    await sql`ALTER TABLE ${sql.id(table)} DROP COLUMN ${sql.id(column)}`.execute(connection)
  },
  async renameColumn(connection: Connection, table: string, { from, to }: { readonly from: string; readonly to: string }): Promise<void> {
    await sql`ALTER TABLE ${sql.id(table)} RENAME COLUMN ${sql.id(from)} TO ${sql.id(to)}`.execute(connection)
  },
  async dropIndex(connection: Connection, name: string): Promise<void> {
    await sql`DROP INDEX IF EXISTS ${sql.id(name)}`.execute(connection)
  },
} as const

/** `CREATE INDEX` with its columns as this engine writes them. */
export async function createIndex(connection: Connection, table: string, { index, columns, where }: WrittenIndex): Promise<void> {
  const kind = sql.raw(index.unique ? 'UNIQUE INDEX' : 'INDEX')
  const condition = where ? sql` WHERE ${sql.raw(where)}` : sql``
  await sql`CREATE ${kind} ${sql.id(index.name)} ON ${sql.id(table)} (${sql.raw(columns.join(', '))})${condition}`.execute(connection)
}

export interface WrittenIndex {
  readonly index: TableIndex
  readonly columns: readonly string[]
  readonly where: string
}

/** A column's definition behind its type: never null but for json fields, which start as null. */
export function defaultOf(column: TableColumn) {
  return column.default === null ? sql`DEFAULT NULL` : sql`DEFAULT ${sql.lit(column.default)} NOT NULL`
}

/** Looks at the columns of a view that is made of the query and undone again. */
export function describeByView(connection: Connection, query: string, read: (view: string) => Promise<readonly QueryColumn[]>) {
  return andUndo(connection, async () => {
    await sql`CREATE VIEW ${sql.id(PROBE)} AS SELECT * FROM (${sql.raw(query)}\n) AS "q"`.execute(connection)
    return read(PROBE)
  })
}
