import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importFolder } from '../../backend/index.ts'
import { copyWithLog, fillFolder, optionsAt } from './data-folder.ts'
import { tryBackendCommand } from './running-backend.ts'

const TORN = /data\.db-wal ends in the middle of a write: start PocketBase .* copy the folder again\.$/

describe('a folder that cannot be taken', () => {
  let folder: string
  let source: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'moving-test-'))
    source = await fillFolder(join(folder, 'source'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const withLog = (harm: (log: string) => void) => (path: string) => {
    copyWithLog(source, path, ['one', 'two'])
    harm(join(path, 'data.db-wal'))
    return path
  }
  const withDatabase = (make: (file: string) => void) => (path: string) => {
    mkdirSync(path)
    make(join(path, 'data.db'))
    return path
  }
  const cutDatabase = (file: string) => writeFileSync(file, readFileSync(join(source, 'data.db')).subarray(0, 20_000))
  const otherDatabase = (statements: string) => (file: string) => {
    const database = new DatabaseSync(file)
    database.exec(statements)
    database.close()
  }

  const wrong: readonly (readonly [string, (path: string) => string, RegExp])[] = [
    ['is not there', (path) => path, /is no folder\.$/],
    ['is a file', () => join(source, 'data.db'), /is no folder\.$/],
    ['holds no data.db', () => folder, /holds no data\.db: it is no data folder of PocketBase\.$/],
    [
      'holds no database',
      withDatabase((file) => writeFileSync(file, 'no database at all, though long. '.repeat(40))),
      /data\.db is no SQLite database\.$/,
    ],
    ['holds an empty file', withDatabase((file) => writeFileSync(file, '')), /data\.db is no database of PocketBase\.$/],
    ['holds another program’s', withDatabase(otherDatabase('CREATE TABLE other (id)')), /data\.db is no database of PocketBase\.$/],
    ['is too old', withDatabase(otherDatabase('CREATE TABLE _collections (id, schema); CREATE TABLE _params (id)')), /of PocketBase before 0\.23: /],
    ['holds a part of one', withDatabase(cutDatabase), /data\.db is damaged: /],
    ['has a log cut off in a page', withLog((log) => truncateSync(log, readFileSync(log).length - 100)), TORN],
    ['has a log cut off in its header', withLog((log) => truncateSync(log, 20)), TORN],
    ['has a log with a wrong byte', withLog((log) => writeFileSync(log, flipped(readFileSync(log)))), TORN],
    ['has a log that ends before its transaction', withLog((log) => writeFileSync(log, withoutCommit(readFileSync(log)))), TORN],
  ]

  it.each(wrong)('as it %s is refused with one sentence, and no database is made', async (what, make, sentence) => {
    const dataDir = join(folder, `target ${what}`)
    const error = await importFolder(optionsAt({ DATA_DIR: dataDir }), make(join(folder, what))).catch((thrown: Error) => thrown)
    expect(error).toMatchObject({ name: 'MovingError', message: expect.stringMatching(sentence) })
    expect(existsSync(dataDir)).toBe(false)
  })

  it('is refused as well where a field has the name that JavaScript keeps for itself', async () => {
    const path = join(folder, 'with __proto__')
    cpSync(source, path, { recursive: true })
    const database = new DatabaseSync(join(path, 'data.db'))
    database.exec(`UPDATE _collections SET fields = replace(fields, '"kind"', '"__proto__"')`)
    database.close()
    const error = await importFolder(optionsAt({ DATA_DIR: join(folder, 'target with __proto__') }), path).catch((thrown: Error) => thrown)
    expect(error).toMatchObject({ name: 'MovingError', message: expect.stringContaining('may be called "__proto__"') })
  })

  it('ends the command with that sentence and status 2', async () => {
    const missing = join(folder, 'nowhere')
    const env = { DATA_DIR: join(folder, 'target of the command'), DATABASE_URL: '' }
    expect(await tryBackendCommand(['import', missing], env)).toEqual({ code: 2, stdout: '', stderr: `${missing} is no folder.\n` })
    expect(await tryBackendCommand(['import'], env)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/^Usage: /) })
    expect(existsSync(env.DATA_DIR)).toBe(false)
  })
})

function flipped(bytes: Buffer): Buffer {
  const last = bytes.length - 10
  bytes[last] = (bytes[last] ?? 0) ^ 0xff
  return bytes
}

/** A log to whose whole transactions the first page of another one is added: its checksum is right, its end is missing. */
function withoutCommit(log: Buffer): Buffer {
  const frame = Buffer.from(log.subarray(32, 32 + 24 + log.readUInt32BE(8)))
  frame.writeUInt32BE(0, 4)
  const last = log.subarray(log.length - frame.length)
  let [a, b] = [last.readUInt32BE(16), last.readUInt32BE(20)]
  const covered = Buffer.concat([frame.subarray(0, 8), frame.subarray(24)])
  if ((log.readUInt32BE(0) & 1) === 0) covered.swap32()
  for (let at = 0; at < covered.length; at += 8) {
    a = (a + covered.readUInt32BE(at) + b) >>> 0
    b = (b + covered.readUInt32BE(at + 4) + a) >>> 0
  }
  frame.writeUInt32BE(a, 16)
  frame.writeUInt32BE(b, 20)
  return Buffer.concat([log, frame])
}
