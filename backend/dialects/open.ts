import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, UniqueViolation } from './database.ts'
import { openPostgres, postgresUniqueViolation } from './postgres.ts'
import { openSqlite, sqliteUniqueViolation } from './sqlite.ts'

export interface DatabaseOptions {
  /** Folder of the embedded database; made when missing. */
  readonly dataDir: string
  /** `postgres://…`; without it the database is embedded. */
  readonly databaseUrl?: string | undefined
  /** A resting connection to PostgreSQL broke. */
  readonly onIdleError: (error: Error) => void
}

/** Opens PostgreSQL when it is named, else `data.db` in the folder. */
export function openDatabase({ dataDir, databaseUrl, onIdleError }: DatabaseOptions): Database {
  if (databaseUrl) return openPostgres(databaseUrl, onIdleError)
  mkdirSync(dataDir, { recursive: true })
  return openSqlite(join(dataDir, 'data.db'))
}

/** The columns whose unique index refused a row; undefined for any other error. */
export function uniqueViolation(error: unknown): UniqueViolation | undefined {
  return sqliteUniqueViolation(error) ?? postgresUniqueViolation(error)
}
