import { sql } from 'kysely'
import { lowerAscii } from '#language'
import { equalsIgnoringCase } from '../../dialects/engine-sql.ts'
import type { AuthCollection } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { type AuthRecord, isAuthRecord } from '../model/record.ts'
import { recordOfRow } from '../query/table.ts'

export interface AuthLookup {
  readonly collectionId: string
  readonly field: string
  readonly value: string
}

/**
 * The auth record with this value in this field. Cases differ unless the field's unique index ignores them
 * (contract 5). An index with a condition may let two records differ in case only: then each is found by its own spelling.
 */
export async function findAuthRecord(core: Core, { collectionId, field, value }: AuthLookup): Promise<AuthRecord | undefined> {
  const collection = core.collections.find(collectionId)
  if (collection?.type !== 'auth' || collection.id !== collectionId || !collection.fields.some((one) => one.name === field)) return undefined
  const exact = sql`${sql.ref(field)} = ${value}`
  const match = ignoresCase(collection, field)
    ? // The condition is that of the index, which is used only where it is sure to hold.
      sql`where ${equalsIgnoringCase(core.database.engine, field, value)} and ${sql.ref(field)} != '' order by ${exact} desc`
    : sql`where ${exact}`
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(collection.name)} ${match} limit 1`.execute(core.connection)
  const record = rows[0] && recordOfRow(collection, rows[0])
  return record && isAuthRecord(record) ? record : undefined
}

/** Whether two values of this field stand for the same record. */
export function isSameValue(collection: AuthCollection, field: string, [a, b]: readonly [string, string]): boolean {
  return a === b || (ignoresCase(collection, field) && lowerAscii(a) === lowerAscii(b))
}

/** Whether the unique index over this field alone is declared `COLLATE NOCASE`. */
function ignoresCase(collection: AuthCollection, field: string): boolean {
  const name = field.replace(/\W/g, '')
  const pattern = new RegExp(String.raw`^\s*create\s+unique\s+index[^(]*\(\s*[\x60"\[]?${name}[\x60"\]]?\s+collate\s+nocase[^,)]*\)`, 'i')
  return collection.indexes.some((index) => pattern.test(index))
}
