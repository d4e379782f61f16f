import type { StatementSync } from 'node:sqlite'
import { toSqlite } from './packed.ts'

type Row = ReturnType<StatementSync['all']>[number]

/**
 * All rows. A JSON number is an integer to SQLite when it can be, and node refuses integers beyond 2^53: a statement
 * that meets one is asked once more, for big integers, and gives the nearest number, which is what was sent as JSON.
 * What writes returns ids alone, so nothing is written twice.
 */
export function allRows(statement: StatementSync, parameters: readonly unknown[]): Row[] {
  const values = parameters.map(toSqlite)
  try {
    return statement.all(...values)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_OUT_OF_RANGE')) throw error
    return withBigIntegers(statement, () => statement.all(...values).map(toNumbers))
  }
}

function withBigIntegers<T>(statement: StatementSync, read: () => T): T {
  statement.setReadBigInts(true)
  try {
    return read()
  } finally {
    statement.setReadBigInts(false)
  }
}

function toNumbers(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]))
}
