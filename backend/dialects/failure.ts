import { DatabaseError } from 'pg'

/** SQLite's primary result codes for trouble of the machine, not of the statement: busy, read-only, I/O, full, cannot open. */
const sqliteFailures: ReadonlySet<number> = new Set([5, 8, 10, 13, 14])
/** PostgreSQL's classes: connection, resources, operator intervention, system. */
const postgresFailures = ['08', '53', '57', '58']
const networkFailures = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/

/** Whether the database itself could not work: disk full, connection lost. The same request may succeed later. */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseError) return postgresFailures.includes((error.code ?? '').slice(0, 2))
  const { errcode, code } = { errcode: undefined, code: undefined, ...error }
  if (typeof errcode === 'number') return sqliteFailures.has(errcode & 0xff)
  return (
    (typeof code === 'string' && networkFailures.test(code)) || /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  )
}

/** Whether a statement was refused for what it says. */
export function isStatementError(error: unknown): boolean {
  return error instanceof DatabaseError || (error instanceof Error && 'errcode' in error)
}
