import { type RawBuilder, sql } from 'kysely'
import type { Engine } from './database.ts'

/**
 * Equality of ASCII letters whatever their case, written so that a unique index made for it is used. Other letters are compared
 * as they are, in PostgreSQL too, whatever the language of the database: in Turkish the small letter of I is ı.
 */
export function equalsIgnoringCase(engine: Engine, column: string, value: string): RawBuilder<boolean> {
  return engine === 'sqlite' ? sql`${sql.ref(column)} = ${value} collate nocase` : sql`lower(${sql.ref(column)}) = lower(${value} COLLATE "C")`
}
