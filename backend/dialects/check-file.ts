import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OWNERS_FOLDER } from '../tools/owner-only.ts'
import { sqliteCode } from './failure.ts'

/** The data folder cannot be worked with now; its message is one sentence or two for the operator. Nothing in it was changed. */
export class UnusableFolderError extends Error {
  override readonly name = 'UnusableFolderError'
}

const FIRST_MIGRATION = '001-collections.sql'

/** Whether a database was made by this backend. */
export function isOwnDatabase(database: DatabaseSync): boolean {
  const hasMigrations = database.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = '_migrations'`).get() !== undefined
  return hasMigrations && database.prepare('SELECT 1 FROM "_migrations" WHERE "file" = ?').get(FIRST_MIGRATION) !== undefined
}

/** Whether nothing was ever made in it. */
function isNewDatabase(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined
}

/** SQLite's primary codes for a file that is damaged, and for one that is none of its own. */
const damaged: ReadonlySet<number | undefined> = new Set([11, 26])
/** Looking through more than this would keep the start waiting; what is wrong in it shows when it is read. */
const MOST_CHECKED_BYTES = 64 * 2 ** 20
/** Folders that are filled beside a database that has held something. */
const companions = ['storage', 'backups']

const WAY_OUT =
  'Unpack data.db from a backup into its place and remove data.db-wal and data.db-shm beside it, which belong to the other one (docs/operating.md, "A damaged database").'

/** Throws an `UnusableFolderError` where the file is no whole database of this backend, or is gone from among its data. Changes nothing. */
export function checkFile(file: string): void {
  const isThere = existsSync(file) && statSync(file).size > 0
  if (!isThere && !hadData(file)) return
  const problem = isThere ? problemOf(file) : 'is missing or empty, though other data lie beside it'
  if (problem === 'foreign')
    throw new UnusableFolderError(`${file} was made by another program. A data folder of PocketBase is taken over with "npm run backend -- import".`)
  if (problem) throw new UnusableFolderError(`The database ${file} ${problem}. Nothing was changed. ${WAY_OUT}`)
}

/** Its log holds what was committed last; without it the file is not the whole database. */
function hadData(file: string): boolean {
  const log = `${file}-wal`
  const isFilled = (name: string) => existsSync(join(dirname(file), name)) && readdirSync(join(dirname(file), name)).length > 0
  return (existsSync(log) && statSync(log).size > 0) || companions.some(isFilled)
}

function problemOf(file: string): string | undefined {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      const isLong = statSync(file).size > MOST_CHECKED_BYTES
      const found = isLong ? 'ok' : database.prepare('PRAGMA quick_check(1)').get()?.quick_check
      if (found !== 'ok') return `is damaged (${String(found).replaceAll(/\s+/g, ' ')})`
      return isNewDatabase(database) || isOwnDatabase(database) ? undefined : 'foreign'
    } finally {
      database.close()
    }
  } catch (error) {
    if (error instanceof Error && damaged.has(sqliteCode(error))) return `is damaged (${error.message})`
    throw error
  }
}

/** A process that is being replaced lets go within seconds. */
const PATIENCE_MS = 5000
const SQLITE_BUSY = 5

/**
 * Keeps a folder for this process until the function it gives is called; made when missing. What is locked is a file of its own,
 * by the operating system: a process that was killed leaves no lock behind. Throws an `UnusableFolderError`.
 * @param patience milliseconds to wait for whoever has it
 */
export function lockFolder(folder: string, patience = PATIENCE_MS): () => void {
  mkdirSync(folder, { recursive: true, mode: OWNERS_FOLDER })
  const lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: patience })
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw sqliteCode(error) === SQLITE_BUSY ? new UnusableFolderError(inUse(folder)) : error
  }
  return () => lock.close()
}

function inUse(folder: string): string {
  return `Another process works on ${folder} already: stop it first. Two processes on one folder would not hear of each other's rules; several need PostgreSQL (DATABASE_URL).`
}
