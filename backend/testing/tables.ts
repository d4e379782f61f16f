import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createCore } from '../core/create-core.ts'
import { localFiles } from '../core/files/local-files.ts'
import { type AuthCollection, type BaseCollection, type Collection, CollectionSet } from '../core/model/collection.ts'
import type { Core } from '../core/model/core.ts'
import { type Field, type FieldTypeName, isMultiple } from '../core/model/field.ts'
import type { RequestInfo } from '../core/model/record.ts'
import { defaultSettings } from '../core/model/settings.ts'
import { kindOf } from '../core/query/field-value.ts'
import type { Database } from '../dialects/database.ts'
import { migrate } from '../dialects/migrate.ts'

/** What a test says of a field; the rest is filled in. */
export interface TestField {
  readonly name: string
  readonly type: FieldTypeName
  readonly maxSelect?: number
  readonly collectionId?: string
  readonly hidden?: boolean
}

/** A field with every option at rest. */
function testField({ name, type, maxSelect = 1, collectionId = '', hidden = false }: TestField): Field {
  const common = { id: `${type}_${name}`, name, system: false, hidden, presentable: false, help: '', required: false }
  // All options of all types at once; each type reads its own.
  const options = {
    ...{ min: 0, max: 0, pattern: '', autogeneratePattern: '', primaryKey: name === 'id', cost: 0, onlyInt: false, values: [], minSelect: 0 },
    ...{ exceptDomains: null, onlyDomains: null, maxSize: 0, convertURLs: false, onCreate: false, onUpdate: false, cascadeDelete: false },
    ...{ mimeTypes: null, thumbs: null, protected: false },
  }
  return { ...common, ...options, type, maxSelect, collectionId } as unknown as Field
}

/** A base collection with an id, open to everyone unless its rules say otherwise. */
export function testCollection(name: string, fields: readonly TestField[], rest: Partial<BaseCollection> = {}): BaseCollection {
  const rules = { listRule: '', viewRule: '', createRule: '', updateRule: '', deleteRule: '' }
  const all = [testField({ name: 'id', type: 'text' }), ...fields.map(testField)]
  return { type: 'base', id: `id_${name}`, name, system: false, ...rules, fields: all, indexes: [], created: '', updated: '', ...rest }
}

/** The same as an auth collection; of its options filters know nothing. */
export function testAuthCollection(name: string, fields: readonly TestField[], rest: Partial<BaseCollection> = {}): AuthCollection {
  const own: TestField[] = [
    { name: 'email', type: 'email' },
    { name: 'emailVisibility', type: 'bool' },
    { name: 'verified', type: 'bool' },
    { name: 'tokenKey', type: 'text', hidden: true },
  ]
  return { ...testCollection(name, [...own, ...fields], rest), type: 'auth' } as unknown as AuthCollection
}

const columnTypes = {
  sqlite: { text: `TEXT DEFAULT '' NOT NULL`, number: 'REAL DEFAULT 0 NOT NULL', boolean: 'BOOLEAN DEFAULT FALSE NOT NULL' },
  postgres: {
    text: `TEXT COLLATE "C" DEFAULT '' NOT NULL`,
    number: 'DOUBLE PRECISION DEFAULT 0 NOT NULL',
    boolean: 'BOOLEAN DEFAULT FALSE NOT NULL',
  },
}

function columnType(field: Field, engine: Database['engine']): string {
  if (field.name === 'id') return engine === 'sqlite' ? 'TEXT PRIMARY KEY NOT NULL' : 'TEXT COLLATE "C" PRIMARY KEY NOT NULL'
  const json = engine === 'sqlite' ? 'JSON' : 'TEXT COLLATE "C"'
  if (field.type === 'json') return json
  if (field.type === 'geoPoint') return `${json} DEFAULT '{"lon":0,"lat":0}' NOT NULL`
  return isMultiple(field) ? `${json} DEFAULT '[]' NOT NULL` : columnTypes[engine][kindOf(field)]
}

/** Makes a collection's table as the schema does, for tests of what reads it. */
async function createTable({ connection, engine }: Database, { name, fields, indexes }: Collection): Promise<void> {
  const columns = fields.map((field) => `"${field.name}" ${columnType(field, engine)}`)
  if (engine === 'postgres') columns.unshift('"_rowid_" BIGINT GENERATED ALWAYS AS IDENTITY')
  await sql.raw(`CREATE TABLE "${name}" (${columns.join(', ')})`).execute(connection)
  for (const index of indexes) await sql.raw(index.replaceAll('`', '"')).execute(connection)
}

/** Stores one row of column values; what is not given has its default. */
export async function insertRow({ connection }: Pick<Core, 'connection'>, table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.id(name)))
  const values = sql.join(Object.values(row).map((value) => sql`${value}`))
  await sql`INSERT INTO ${sql.id(table)} (${columns}) VALUES (${values})`.execute(connection)
}

/** A core over a fresh database with tables for these collections; its clock stands still. */
export async function testCore(database: Database, collections: readonly Collection[]): Promise<Core> {
  await migrate(database)
  for (const collection of collections) if (collection.type !== 'view') await createTable(database, collection)
  return createCore({
    database,
    collections: new CollectionSet(collections),
    settings: defaultSettings,
    files: localFiles(join(tmpdir(), 'no-files')),
    mailer: { deliver: () => Promise.reject(new Error('tables send no mail')), close: () => undefined },
    now: () => new Date('2026-03-10T12:34:56.789Z'),
    onError: () => undefined,
  })
}

/** A request of a guest. */
export function testRequest(rest: Partial<RequestInfo> = {}): RequestInfo {
  return { context: 'default', method: 'GET', query: {}, headers: {}, body: {}, auth: null, ...rest }
}
