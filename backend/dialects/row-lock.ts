import { type RawBuilder, sql } from 'kysely'
import type { Engine } from './database.ts'

/** The end of a select whose rows no other transaction may change until this one ends. SQLite has one writer anyway. */
export function rowLock(engine: Engine): RawBuilder<unknown> {
  return engine === 'postgres' ? sql`for update` : sql``
}
