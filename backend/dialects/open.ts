import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { OWNERS_FOLDER } from '../tools/owner-only.ts'
import { checkFile } from './check-file.ts'
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
  /** How long what a request asks may take; `QUERY_SECONDS` without it. */
  readonly querySeconds?: number | undefined
}

const QUERY_SECONDS = 10

/** Opens PostgreSQL when it is named, else `data.db` in the folder; throws an `UnusableFolderError` where that is no whole database of ours. */
export function openDatabase({ dataDir, databaseUrl, onIdleError, querySeconds = QUERY_SECONDS }: DatabaseOptions): Database {
  const queryMilliseconds = querySeconds * 1000
  if (databaseUrl) return openPostgres(databaseUrl, { onIdleError, queryMilliseconds })
  mkdirSync(dataDir, { recursive: true, mode: OWNERS_FOLDER })
  const file = join(dataDir, 'data.db')
  checkFile(file)
  return openSqlite(file, { queryMilliseconds })
}

/** The columns whose unique index refused a row; undefined for any other error. */
export function uniqueViolation(error: unknown): UniqueViolation | undefined {
  return sqliteUniqueViolation(error) ?? postgresUniqueViolation(error)
}
