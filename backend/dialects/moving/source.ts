import { constants, copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isWholeWal } from './wal.ts'

/** Why data cannot be moved, in one sentence for whoever runs the command. */
export class MovingError extends Error {
  override readonly name = 'MovingError'
}

/** Values as text and numbers; integers too large for a number are bigints. */
export type SourceRow = Readonly<Record<string, string | number | bigint | null>>

/** A data folder of PocketBase, read from a copy of its database. */
export interface Source {
  /** The rows of `_collections`, in the order in which they were made. */
  readonly collections: readonly SourceRow[]
  /** The settings as they were stored: JSON, unless they are encrypted. */
  readonly settings: string | undefined
  rows(table: string): Iterable<SourceRow>
  close(): void
}

/** Opens the folder without touching it. Throws a `MovingError` that says what is wrong with it. */
export function openSource(folder: string): Source {
  const file = join(folder, 'data.db')
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new MovingError(`${folder} is no folder.`)
  if (!existsSync(file)) throw new MovingError(`${folder} holds no data.db: it is no data folder of PocketBase.`)
  if (existsSync(`${file}-wal`) && !isWholeWal(`${file}-wal`)) {
    throw new MovingError(`${file}-wal ends in the middle of a write: start PocketBase on the folder once, stop it, and copy the folder again.`)
  }
  const copy = mkdtempSync(join(tmpdir(), 'moving-'))
  try {
    for (const ending of ['', '-wal', '-journal']) copyIfThere(`${file}${ending}`, join(copy, `data.db${ending}`))
    return read(file, copy)
  } catch (error) {
    rmSync(copy, { recursive: true, force: true })
    throw error
  }
}

function copyIfThere(from: string, to: string): void {
  if (existsSync(from)) copyFileSync(from, to, constants.COPYFILE_FICLONE)
}

function read(file: string, copy: string): Source {
  const database = new DatabaseSync(join(copy, 'data.db'))
  try {
    check(file, database)
    const rows = (query: string) => rowsOf(database, query)
    return {
      collections: [...rows('SELECT * FROM "_collections" ORDER BY "_rowid_"')],
      settings: [...rows(`SELECT "value" FROM "_params" WHERE "id" = 'settings'`)].map(({ value }) =>
        value === null ? undefined : String(value),
      )[0],
      rows: (table) => rows(`SELECT * FROM "${table.replaceAll('"', '""')}"`),
      close() {
        database.close()
        rmSync(copy, { recursive: true, force: true })
      },
    }
  } catch (error) {
    database.close()
    throw error
  }
}

function check(file: string, database: DatabaseSync): void {
  const problem = problemOf(database)
  if (problem === undefined) throw new MovingError(`${file} is no SQLite database.`)
  if (problem !== 'ok') throw new MovingError(`${file} is damaged: ${problem}`)
  const names = [...rowsOf(database, `SELECT name FROM pragma_table_info('_collections') UNION SELECT 'settings' FROM pragma_table_info('_params')`)]
  const columns = names.map(({ name }) => String(name))
  if (columns.includes('schema')) throw new MovingError(`${file} is of PocketBase before 0.23: start a newer one on the folder once, then try again.`)
  if (!columns.includes('fields') || !columns.includes('settings')) throw new MovingError(`${file} is no database of PocketBase.`)
}

/** What SQLite finds wrong first, `ok`, or undefined when it is no database at all. */
function problemOf(database: DatabaseSync): string | undefined {
  try {
    return String(Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0] ?? '')
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === 26) return undefined
    return error instanceof Error ? error.message : String(error)
  }
}

function* rowsOf(database: DatabaseSync, query: string): Iterable<SourceRow> {
  const statement = database.prepare(query)
  statement.setReadBigInts(true)
  for (const row of statement.iterate()) yield Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]))
}

const decoder = new TextDecoder()

function plain(value: unknown): SourceRow[string] {
  if (value instanceof Uint8Array) return decoder.decode(value)
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
