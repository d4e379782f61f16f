import { auditAfter } from '../../dialects/audit/append.ts'
import { type AuditRow, type ChainEnd, hashOf, NO_ROWS } from '../../dialects/audit/chain.ts'
import type { Core } from '../model/core.ts'

/** Why a row is not the one that was written. */
type AuditFault = 'missing' | 'changed' | 'unconnected'

/** What is known of the operators' log after every row of it was looked at. */
export interface AuditReport {
  readonly rows: number
  readonly first: AuditRow | undefined
  readonly last: AuditRow | undefined
  /** The first place where the chain is broken. */
  readonly broken: { readonly seq: number; readonly fault: AuditFault } | undefined
  /** Whether the row that was expected is there; undefined where none was. */
  readonly isExpected: boolean | undefined
}

/** A row that somebody has kept elsewhere: its hash, and its number where they have kept that too. */
export interface ExpectedRow {
  readonly hash: string
  readonly seq?: number | undefined
}

const ROWS_AT_ONCE = 1000

/**
 * Reads the whole operators' log and follows its chain. What was cut off at its end leaves a whole chain behind: only `expected`, a hash
 * that was kept elsewhere, tells of it.
 */
export async function checkAudit({ database }: Core, expected?: ExpectedRow): Promise<AuditReport> {
  const check = new ChainCheck(expected)
  for (let last = 0; ; ) {
    const rows = await auditAfter(database.connection, last, ROWS_AT_ONCE)
    for (const row of rows) check.take(row)
    last = rows.at(-1)?.seq ?? last
    if (rows.length < ROWS_AT_ONCE) return check.report()
  }
}

class ChainCheck {
  readonly #expected: ExpectedRow | undefined
  #rows = 0
  #first: AuditRow | undefined
  #last: AuditRow | undefined
  #broken: AuditReport['broken']
  #found = false

  constructor(expected: ExpectedRow | undefined) {
    this.#expected = expected
  }

  take(row: AuditRow): void {
    this.#broken ??= faultOf(row, this.#last ?? NO_ROWS)
    if (this.#expected) this.#found ||= row.hash === this.#expected.hash && (this.#expected.seq ?? row.seq) === row.seq
    this.#first ??= row
    this.#last = row
    this.#rows++
  }

  report(): AuditReport {
    return { rows: this.#rows, first: this.#first, last: this.#last, broken: this.#broken, isExpected: this.#expected && this.#found }
  }
}

/** Of a gap the first number that is missing is named. */
function faultOf(row: AuditRow, before: ChainEnd): AuditReport['broken'] {
  if (row.seq !== before.seq + 1) return { seq: before.seq + 1, fault: 'missing' }
  if (hashOf(row) !== row.hash) return { seq: row.seq, fault: 'changed' }
  return row.previous === before.hash ? undefined : { seq: row.seq, fault: 'unconnected' }
}
