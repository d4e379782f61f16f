import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { everyDatabase, type TestDatabase } from '../../testing/databases.ts'
import { endless, runningQueries, untilNoneRuns } from '../../testing/running-queries.ts'
import { AskerGoneError, QueryTimeoutError } from '../failure.ts'

const one = sql<{ n: number }>`SELECT 1 AS n`
const LONG = 600_000

describe.each(everyDatabase)('what is asked of $engine', ({ open }) => {
  let opened: TestDatabase
  const openWith = async (queryMilliseconds: number) => {
    opened = await open({ queryMilliseconds })
    return opened.database
  }
  const stranger = (client: string, signal?: AbortSignal) => ({ client, trusted: false, ...(signal && { signal: () => signal }) })
  let held: Promise<unknown>[] = []
  const hold = (asked: Promise<unknown>) => held.push(asked.catch(() => undefined))
  beforeEach(() => {
    held = []
  })
  afterEach(async () => {
    await opened.close()
    await Promise.all(held)
  })

  it('is ended at the deadline, by a sentence that says so, and the next is answered', async () => {
    const database = await openWith(3000)
    const ask = database.asking(stranger('a'))
    await expect(ask(endless)).rejects.toThrow(QueryTimeoutError)
    await untilNoneRuns(database)
    expect(await database.asking(stranger('a'))(one)).toEqual([{ n: 1 }])
  })

  it('has one deadline for all that one asker asks', async () => {
    const database = await openWith(3000)
    const ask = database.asking(stranger('a'))
    await expect(ask(endless)).rejects.toThrow(QueryTimeoutError)
    await expect(ask(one)).rejects.toThrow(QueryTimeoutError)
  })

  it('ends when its asker leaves', async () => {
    const database = await openWith(LONG)
    const leaving = new AbortController()
    const asked = database.asking(stranger('a', leaving.signal))(endless)
    await expect.poll(() => runningQueries(database), { timeout: 30_000 }).toBe(1)
    leaving.abort()
    await expect(asked).rejects.toThrow(AskerGoneError)
    await untilNoneRuns(database)
    expect(await database.asking(stranger('a'))(one)).toEqual([{ n: 1 }])
  })

  it('keeps neither writes, nor reads by id, nor the question whether it lives waiting', async () => {
    const database = await openWith(LONG)
    const leaving = new AbortController()
    let isHeld = true
    const all = ['a', 'a', 'b', 'b', 'c', 'c'].map((client) =>
      database
        .asking(stranger(client, leaving.signal))(endless)
        .catch(() => undefined)
        .finally(() => {
          isHeld = false
        }),
    )
    await expect.poll(() => runningQueries(database), { timeout: 30_000 }).toBeGreaterThan(2)
    await database.transaction((tx) => sql`CREATE TABLE "t" ("id" TEXT)`.execute(tx))
    expect((await sql`SELECT * FROM "t"`.execute(database.connection)).rows).toEqual([])
    expect(await database.asking({ client: '', trusted: true })(one)).toEqual([{ n: 1 }])
    await database.isAlive()
    expect(isHeld).toBe(true)
    leaving.abort()
    await Promise.all(all)
  })

  it('tells what is wrong with a statement', async () => {
    const database = await openWith(LONG)
    const ask = database.asking(stranger('a'))
    await expect(ask(sql`SELECT * FROM "nowhere"`)).rejects.toThrow(/nowhere/)
    expect(await ask(one)).toEqual([{ n: 1 }])
  })

  it('ends with the database', async () => {
    const database = await openWith(LONG)
    const leaving = new AbortController()
    hold(database.asking(stranger('a', leaving.signal))(endless))
    await expect.poll(() => runningQueries(database), { timeout: 30_000 }).toBe(1)
    // PostgreSQL waits for what is under way, as a server that stops does.
    if (database.engine === 'postgres') leaving.abort()
  })
})
