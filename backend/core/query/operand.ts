import type { Sql, Value } from '../../dialects/expressions/value.ts'
import type { Joins } from './joins.ts'

/** How `=` treats null: as the empty text, strictly as null, or (`loose`) as the empty text even where a literal stands. */
type Nulls = 'auto' | 'strict' | 'loose'

/** What an operand became within one set of joins. */
export interface Resolved {
  readonly value: Value
  /** Its path runs over several rows, so that plain operators ask all of them (contract 2.1). */
  readonly multiple: boolean
  readonly nulls: Nulls
  /** What must hold besides, such as that an email is visible. */
  readonly condition?: Sql
}

/** One side of a comparison. Resolved once for the statement and, with several values, again for the check of all. */
export type ResolveIn = (joins: Joins) => Resolved

/** An operand known while the filter is compiled. */
export function constant(value: string | number | boolean | null): Resolved {
  return { value: { kind: 'literal', value }, multiple: false, nulls: 'auto' }
}
