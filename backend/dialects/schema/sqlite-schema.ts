import { sql } from 'kysely'
import { quoteName, sqlText, sqlTokens } from '../../tools/sql/tokens.ts'
import type { ColumnKind, Connection } from '../database.ts'
import { andUndo } from './savepoint.ts'
import type { Conversion, IndexColumn, QueryColumn, Schema, TableColumn } from './schema.ts'
import { createIndex, defaultOf, describeByView, sharedSchema } from './shared.ts'
import { sqliteVersions } from './sqlite-versions.ts'

const types: Readonly<Record<ColumnKind, string>> = { text: 'TEXT', number: 'REAL', boolean: 'BOOLEAN', json: 'JSON' }

/** Tables of collections in SQLite. */
export const sqliteSchema: Schema = {
  ...sharedSchema,
  ...sqliteVersions,
  // There is one writer, and its transactions run one after the other.
  lock: () => Promise.resolve(),

  async hasTable(connection, name) {
    const { rows } = await sql`SELECT 1 FROM sqlite_schema WHERE type IN ('table', 'view') AND lower(name) = lower(${name})`.execute(connection)
    return rows.length > 0
  },

  async createTable(connection, table, columns) {
    await sql`CREATE TABLE ${sql.id(table)} (${sql.join(columns.map(definition))})`.execute(connection)
  },

  async dropTable(connection, table) {
    await sql`DROP TABLE IF EXISTS ${sql.id(table)}`.execute(connection)
  },

  async dropView(connection, view) {
    await sql`DROP VIEW IF EXISTS ${sql.id(view)}`.execute(connection)
  },

  async addColumn(connection, table, column) {
    await sql`ALTER TABLE ${sql.id(table)} ADD COLUMN ${definition(column)}`.execute(connection)
  },

  convertColumn: (connection, table, conversion) => withoutViews(connection, () => convert(connection, table, conversion)),

  async createIndex(connection, table, { index }) {
    await createIndex(connection, table, { index, columns: index.columns.map(indexColumn), where: index.where })
  },

  async indexesNamed(connection, prefix) {
    const found = sql<{ name: string }>`SELECT name FROM sqlite_schema WHERE type = 'index' AND substr(name, 1, ${prefix.length}) = ${prefix}`
    return (await found.execute(connection)).rows.map(({ name }) => name)
  },

  async tableOfIndex(connection, name) {
    const found = sql<{ table: string }>`SELECT tbl_name AS "table" FROM sqlite_schema WHERE type = 'index' AND lower(name) = lower(${name})`
    return (await found.execute(connection)).rows[0]?.table
  },

  async createView(connection, view, { query, columns }) {
    await sqliteSchema.dropView(connection, view)
    const names = sql.join(columns.map((column) => sql.id(column)))
    await sql`CREATE VIEW ${sql.id(view)} (${names}) AS SELECT * FROM (${sql.raw(query)}\n) AS "q"`.execute(connection)
  },

  describeQuery: (connection, query) =>
    describeByView(connection, query, async (view): Promise<readonly QueryColumn[]> => {
      const { rows } = await sql<{ name: string; type: string }>`SELECT name, type FROM pragma_table_info(${view})`.execute(connection)
      return rows.map(({ name, type }) => ({ name, isText: type.toUpperCase() === 'TEXT' }))
    }),

  viewsThatNeed: (connection, table, views) =>
    andUndo(connection, async () => {
      await sql`DROP ${sql.raw((await isView(connection, table)) ? 'VIEW' : 'TABLE')} ${sql.id(table)}`.execute(connection)
      const broken: string[] = []
      for (const view of views) if (!(await isReadable(connection, view))) broken.push(view)
      return broken
    }),

  viewQuery: (query) => sqlText(sqlTokens(query) ?? []),
}

function definition(column: TableColumn) {
  const type = sql.raw(types[column.kind])
  // The default is an expression of SQLite's own: records that are put in by plain SQL get an id too.
  if (column.name === 'id') return sql`"id" TEXT PRIMARY KEY DEFAULT ('r' || lower(hex(randomblob(7)))) NOT NULL`
  return sql`${sql.id(column.name)} ${type} ${defaultOf(column)}`
}

function indexColumn({ name, isExpression, collate, sort }: IndexColumn): string {
  const collation = collate ? ` COLLATE ${quoteName(collate)}` : ''
  return `${isExpression ? name : quoteName(name)}${collation}${sort ? ` ${sort}` : ''}`
}

async function isView(connection: Connection, name: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM sqlite_schema WHERE type = 'view' AND name = ${name}`.execute(connection)
  return rows.length > 0
}

async function isReadable(connection: Connection, view: string): Promise<boolean> {
  const read = sql`SELECT * FROM ${sql.id(view)} LIMIT 0`.execute(connection)
  return read.then(
    () => true,
    () => false,
  )
}

/** A type cannot change in place: the values move to a new column of the same name. */
async function convert(connection: Connection, table: string, { column, to }: Conversion): Promise<void> {
  const names = { from: column.name, to: `_old_${column.name}` }
  await sqliteSchema.renameColumn(connection, table, names)
  await sqliteSchema.addColumn(connection, table, column)
  const old = sql.id(names.to)
  const one = sql`coalesce(${old} ->> '$[#-1]', '')`
  const many = sql`CASE WHEN ${old} = '' THEN '[]' ELSE json_array(${old}) END`
  await sql`UPDATE ${sql.id(table)} SET ${sql.id(column.name)} = ${to === 'one' ? one : many}`.execute(connection)
  await sqliteSchema.dropColumn(connection, table, names.to)
}

/** A view that reads a renamed column would follow it, so views are away meanwhile. */
async function withoutViews(connection: Connection, work: () => Promise<void>): Promise<void> {
  const views = (await sql<{ name: string; text: string }>`SELECT name, sql AS text FROM sqlite_schema WHERE type = 'view'`.execute(connection)).rows
  for (const view of views) await sqliteSchema.dropView(connection, view.name)
  await work()
  for (const view of views) await sql.raw(view.text).execute(connection)
}
