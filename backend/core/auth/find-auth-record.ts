import { sql } from 'kysely'
import { equalsIgnoringCase } from '../../dialects/ignore-case.ts'
import type { AuthCollection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { recordOfRow } from '../records/row.ts'
import { type AuthRecord, isAuthRecord } from './auth-record.ts'

export interface AuthLookup {
  readonly collectionId: string
  readonly field: string
  readonly value: string
}

/** The auth record with this value in this field. Cases differ unless the field's unique index ignores them (contract 5). */
export async function findAuthRecord(core: Core, { collectionId, field, value }: AuthLookup): Promise<AuthRecord | undefined> {
  const collection = core.collections.find(collectionId)
  if (collection?.type !== 'auth' || collection.id !== collectionId || !collection.fields.some((one) => one.name === field)) return undefined
  const same = ignoresCase(collection, field) ? equalsIgnoringCase(core.database.engine, field, value) : sql`${sql.ref(field)} = ${value}`
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(collection.name)} where ${same} limit 1`.execute(core.connection)
  const record = rows[0] && recordOfRow(collection, rows[0])
  return record && isAuthRecord(record) ? record : undefined
}

/** Whether the unique index over this field alone is declared `COLLATE NOCASE`. */
function ignoresCase(collection: AuthCollection, field: string): boolean {
  const name = field.replace(/\W/g, '')
  const pattern = new RegExp(String.raw`^\s*create\s+unique\s+index[^(]*\(\s*[\x60"\[]?${name}[\x60"\]]?\s+collate\s+nocase[^,)]*\)`, 'i')
  return collection.indexes.some((index) => pattern.test(index))
}
