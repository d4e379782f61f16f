import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { UnusableFolderError } from './check-file.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

let dataDir: string
const file = () => join(dataDir, 'data.db')
const open = () => openDatabase({ dataDir, onIdleError: () => undefined })

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'damaged-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

async function makeOwn(): Promise<void> {
  const database = open()
  await migrate(database)
  await database.close()
}

/** What opening says, and that it has changed no byte of the file. */
function refusal(): string {
  const before = readFileSync(file())
  try {
    open()
  } catch (error) {
    expect(error).toBeInstanceOf(UnusableFolderError)
    expect(readFileSync(file()).equals(before)).toBe(true)
    return error instanceof Error ? error.message : ''
  }
  return expect.fail('it was opened')
}

it('an own database and a missing one are opened', async () => {
  await makeOwn()
  await open().close()
})

it('a file that is no database is refused by its name, and not written over', () => {
  writeFileSync(file(), 'Not a database, and long enough to look like a page of one. '.repeat(100))
  expect(refusal()).toContain(`The database ${file()} is damaged (file is not a database). Nothing was changed`)
})

it('a page written over in the middle is found before anything is read from it', async () => {
  await makeOwn()
  const bytes = readFileSync(file())
  writeFileSync(file(), bytes.fill(0xa5, 3 * 4096, 4 * 4096))
  expect(refusal()).toMatch(/is damaged \(.+\)/)
})

it('a file that was cut is refused', async () => {
  await makeOwn()
  writeFileSync(file(), readFileSync(file()).subarray(0, 2 * 4096 + 100))
  expect(refusal()).toMatch(/is damaged \(.+\)/)
})

it('an emptied file beside stored files is refused; alone it is as good as none', async () => {
  writeFileSync(file(), '')
  mkdirSync(join(dataDir, 'storage', 'a-collection'), { recursive: true })
  expect(refusal()).toContain('is missing or empty, though other data lie beside it')
  rmSync(join(dataDir, 'storage'), { recursive: true })
  await open().close()
})

it('a database that is gone from beside its log or its backups is not made anew', async () => {
  await makeOwn()
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(join(dataDir, 'backups', 'a.zip'), 'kept')
  rmSync(file())
  expect(open).toThrow('is missing or empty, though other data lie beside it')
  rmSync(join(dataDir, 'backups'), { recursive: true })
  writeFileSync(`${file()}-wal`, 'committed')
  expect(open).toThrow('remove data.db-wal and data.db-shm')
})

it('the database of another program is not taken over by accident', () => {
  const other = new DatabaseSync(file())
  other.exec('CREATE TABLE "_migrations" ("file" TEXT PRIMARY KEY, "applied" INTEGER); CREATE TABLE "_collections" ("id" TEXT)')
  other.close()
  expect(refusal()).toContain('was made by another program')
})

it('what a killed process left in the log of the database is kept', async () => {
  const database = open()
  await migrate(database)
  const copy = mkdtempSync(join(tmpdir(), 'killed-'))
  for (const name of ['data.db', 'data.db-wal']) copyFileSync(join(dataDir, name), join(copy, name))
  await database.close()
  const opened = openDatabase({ dataDir: copy, onIdleError: () => undefined })
  expect(await opened.connection.selectFrom('_migrations').select('file').execute()).not.toHaveLength(0)
  await opened.close()
  rmSync(copy, { recursive: true })
})

it.skipIf(process.platform === 'win32')('a folder that is missing is made for its owner alone', async () => {
  const missing = join(dataDir, 'data')
  await openDatabase({ dataDir: missing, onIdleError: () => undefined }).close()
  expect(statSync(missing).mode & 0o777).toBe(0o700)
})
