import { sql } from 'kysely'
import type { Expressions } from '../../dialects/expressions/expressions.ts'
import type { Sql } from '../../dialects/expressions/value.ts'
import type { Collection } from '../collections/collection.ts'
import { BASE } from './statement.ts'

/** The condition that names one record; the id of a view may be a number. */
export function ownId(expressions: Expressions, collection: Collection, id: string): Sql {
  const column = sql.id(BASE, 'id')
  return sql`${collection.type === 'view' ? expressions.viewColumn(column, 'text') : column} = ${expressions.text(id)}`
}
