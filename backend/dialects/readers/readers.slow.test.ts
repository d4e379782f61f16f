import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endless, readers } from '../../testing/running-queries.ts'
import type { Database } from '../database.ts'
import { openSqlite } from '../sqlite.ts'
import { readerDialect } from './reader-dialect.ts'

const anybody = { client: 'a', trusted: false }

describe('processes that read SQLite', () => {
  let folder: string
  let database: Database
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'readers-test-'))
    database = openSqlite(join(folder, 'data.db'), { queryMilliseconds: 60_000 })
  })
  afterEach(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('give the same rows as the main process, whatever they hold', async () => {
    const cells = [
      `'plain'`,
      `''`,
      `'ä€😀 "quoted" \\ \n'`,
      'NULL',
      '0',
      '-1',
      '1.5',
      '9007199254740991',
      '-9223372036854775808',
      '1e300',
      '1e999',
      '-1e999',
      '-0.0',
      `x'00ff'`,
      `x''`,
    ]
    await database.transaction((tx) => sql`CREATE TABLE "t" ("a", "b")`.execute(tx))
    await database.transaction((tx) => sql.raw(`INSERT INTO "t" VALUES ${cells.map((cell, index) => `(${cell}, ${index})`).join()}`).execute(tx))
    const all = sql<object>`SELECT *, "a" || 'x' AS "c" FROM "t" ORDER BY "b"`
    const { rows } = await all.execute(database.connection)
    expect(rows).toHaveLength(cells.length)
    expect(await database.asking(anybody)(all)).toEqual(rows)
  })

  it('take the same parameters as the main process', async () => {
    const parameters = ['ä"\u2028', 5, 0.1, Number.POSITIVE_INFINITY, -0, true, false, null, new Uint8Array([0, 255])]
    const echo = sql<object>`SELECT ${sql.join(parameters.map((value, index) => sql`${value} AS ${sql.id(`p${index}`)}`))}`
    const { rows } = await echo.execute(database.connection)
    expect(await database.asking(anybody)(echo)).toEqual(rows)
  })

  it('see what was committed before they were asked', async () => {
    const count = sql<{ n: number }>`SELECT count(*) AS n FROM "t"`
    const ask = database.asking(anybody)
    await database.transaction((tx) => sql`CREATE TABLE "t" ("a")`.execute(tx))
    for (const n of [1, 2, 3]) {
      await database.transaction((tx) => sql`INSERT INTO "t" VALUES (1)`.execute(tx))
      expect(await ask(count)).toEqual([{ n }])
    }
  })

  it('cannot write', async () => {
    await expect(database.asking(anybody)(sql`CREATE TABLE "t" ("a")`)).rejects.toThrow(/readonly/)
  })

  it('are none until somebody asks, one for those who ask one after the other, and none when the database is closed', async () => {
    expect(readers()).toEqual([])
    for (const _ of [1, 2, 3]) await database.asking(anybody)(sql`SELECT 1`)
    expect(readers()).toHaveLength(1)
    const asked = database.asking(anybody)(endless)
    const held = expect(asked).rejects.toThrow()
    await database.close()
    await held
    expect(readers()).toEqual([])
    database = openSqlite(join(folder, 'data.db'), { queryMilliseconds: 60_000 })
  })

  it('end but for one when they have rested, and others are started when many ask again', async () => {
    const resting = new Kysely({ dialect: readerDialect(join(folder, 'data.db'), 500) })
    // Looked at while they answer: on a busy machine the first has rested before the last has begun.
    const askFourTimes = async () => {
      const answered = Promise.all([1, 2, 3, 4].map(() => sql`SELECT 1`.execute(resting)))
      await expect.poll(() => readers().length, { interval: 10 }).toBe(4)
      await answered
    }
    await askFourTimes()
    await expect.poll(() => readers().length, { timeout: 30_000 }).toBe(1)
    await askFourTimes()
    await resting.destroy()
    expect(readers()).toEqual([])
  })

  it('belong to a file: when that is gone, the database says that it does not live', async () => {
    await database.isAlive()
    rmSync(join(folder, 'data.db'))
    await expect(database.isAlive()).rejects.toThrow(/gone/)
  })

  it('are replaced when one of them dies', async () => {
    const ask = database.asking(anybody)
    await ask(sql`SELECT 1`)
    for (const pid of readers()) process.kill(pid, 'SIGKILL')
    await expect.poll(() => ask(sql`SELECT 1 AS n`).catch(String), { timeout: 30_000 }).toEqual([{ n: 1 }])
  })

  it('go with the main process when that is killed, in the midst of a query too', async () => {
    const program = `
      import { Kysely, sql } from 'kysely'
      import { openSqlite } from ${JSON.stringify(new URL('../sqlite.ts', import.meta.url).href)}
      const ask = openSqlite(process.argv[1], { queryMilliseconds: 600_000 }).asking({ client: '', trusted: true })
      await ask(sql\`SELECT 1\`)
      console.log('ready')
      await ask(sql\`WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 0 FROM c) SELECT count(*) AS n FROM c\`)`
    const main = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program, join(folder, 'data.db')], {
      cwd: new URL('../../..', import.meta.url),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(main.stdout, 'data')
    const pids = readers(main.pid)
    expect(pids).toHaveLength(1)
    main.kill('SIGKILL')
    await once(main, 'exit')
    await expect.poll(() => pids.filter(isThere), { timeout: 30_000 }).toEqual([])
  })
})

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
