import { DatabaseError } from 'pg'
import { ReaderEndedError } from './readers/reader.ts'

/** A statement was ended because it, or what was asked with it, took longer than the deadline. */
export class QueryTimeoutError extends Error {
  override readonly name = 'QueryTimeoutError'

  constructor() {
    super('The query took too long and was ended. Narrow it: ask for fewer records, relations or conditions.')
  }
}

/** Too many others are being answered: the same may go well in a moment. */
export class BusyError extends Error {
  override readonly name = 'BusyError'

  constructor() {
    super('Too many queries are waiting for the database. Try again in a moment.')
  }
}

/** Whoever asked has left: nobody waits for the answer. */
export class AskerGoneError extends Error {
  override readonly name = 'AskerGoneError'

  constructor() {
    super('The client has left.')
  }
}

/** SQLite's primary result codes for trouble of the machine, not of the statement: busy, read-only, I/O, full, cannot open. */
const sqliteFailures: ReadonlySet<number> = new Set([5, 8, 10, 13, 14])
/** PostgreSQL's classes: connection, login, transaction rolled back (a deadlock), resources, operator intervention, system. */
const postgresFailures = ['08', '28', '40', '53', '57', '58']
/** It accepts no connections, only reads, or has no such database: states of the server that pass. */
const postgresStates = ['55000', '25006', '3D000']
const networkFailures = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/

/** Whether the database itself could not work: disk full, connection lost. The same request may succeed later. */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof ReaderEndedError) return true
  if (error instanceof DatabaseError) return isPostgresFailure(error.code ?? '')
  const own = sqliteCode(error)
  if (own !== undefined) return sqliteFailures.has(own)
  const { code } = { code: undefined, ...error }
  return (
    (typeof code === 'string' && networkFailures.test(code)) ||
    /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(error.message)
  )
}

/** SQLite's primary result code; undefined for what is no error of it. */
export function sqliteCode(error: unknown): number | undefined {
  const { errcode } = { errcode: undefined, ...(error instanceof Error && error) }
  return typeof errcode === 'number' ? errcode & 0xff : undefined
}

function isPostgresFailure(code: string): boolean {
  return postgresFailures.includes(code.slice(0, 2)) || postgresStates.includes(code)
}

/** Whether a statement was refused for what it says. */
export function isStatementError(error: unknown): boolean {
  return error instanceof DatabaseError || (error instanceof Error && 'errcode' in error)
}
