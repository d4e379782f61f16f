import { sql } from 'kysely'
import type { Sql, Value } from '../../dialects/expressions/expressions.ts'
import { FilterError } from '../../tools/filter/tree.ts'

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

/** SQLite joins at most 64 tables. */
const MAX_JOINS = 60

interface JoinSpec {
  /** What is joined, with its alias. */
  readonly source: (alias: string) => Sql
  readonly on: (alias: string) => Sql
  /** Whether one row may become several. */
  readonly multiplies: boolean
}

/** Hands out aliases; one for each statement, so that none is used twice. */
export class Aliases {
  #count = 0

  next(): string {
    this.#count += 1
    return `j${this.#count}`
  }
}

/** The left joins of one statement or subquery. The same path is joined once: conditions on it speak of one row. */
export class Joins {
  readonly #aliases: Aliases
  readonly #byKey = new Map<string, { readonly alias: string; readonly sql: Sql }>()
  #multiply = false

  constructor(aliases: Aliases) {
    this.#aliases = aliases
  }

  /** The alias of the join with that key, which is made when there is none. */
  add(key: string, spec: JoinSpec): string {
    const known = this.#byKey.get(key)
    if (known) return known.alias
    if (this.#byKey.size >= MAX_JOINS) throw new FilterError('The filter follows too many relations.')
    const alias = this.#aliases.next()
    this.#byKey.set(key, { alias, sql: sql`LEFT JOIN ${spec.source(alias)} ON ${spec.on(alias)}` })
    this.#multiply ||= spec.multiplies
    return alias
  }

  /** An empty set that shares the aliases, for a subquery. */
  inner(): Joins {
    return new Joins(this.#aliases)
  }

  get isEmpty(): boolean {
    return this.#byKey.size === 0
  }

  get multiply(): boolean {
    return this.#multiply
  }

  /** To stand behind the table of `from`. */
  get sql(): Sql {
    return sql.join([sql``, ...[...this.#byKey.values()].map((join) => join.sql)], sql` `)
  }
}
