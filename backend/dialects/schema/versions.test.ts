import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { everyDatabase, type TestDatabase } from '../../testing/databases.ts'
import { expressionsOf, schemaOf } from '../by-engine.ts'
import type { Connection } from '../database.ts'
import { migrate } from '../migrate.ts'
import { andUndo } from './savepoint.ts'

describe.each(everyDatabase)('the version of a table’s rows on $engine', ({ engine, open }) => {
  const schema = schemaOf({ engine })
  let opened: TestDatabase

  beforeEach(async () => {
    opened = await open()
    await migrate(opened.database)
    await opened.database.transaction(async (connection) => {
      for (const name of ['posts', 'notes']) {
        await schema.createTable(connection, name, [
          { name: 'id', kind: 'text', default: '' },
          { name: 'text', kind: 'text', default: '' },
        ])
        await schema.followWrites(connection, name, `${name}_id`)
      }
    })
  })
  afterEach(() => opened.close())

  const write = (statement: string) => opened.database.transaction((connection) => sql.raw(statement).execute(connection))
  async function version(ids: readonly string[] = ['posts_id'], connection: Connection = opened.database.connection) {
    const { rows } = await sql<{ version: string | null }>`SELECT ${expressionsOf(engine).versionOf(ids)} AS version`.execute(connection)
    return rows[0]?.version
  }

  test('is another after each kind of write, and stays while others are written to', async () => {
    const seen = [await version()]
    const changes = [
      `INSERT INTO posts (id) VALUES ('a'), ('b')`,
      `UPDATE posts SET text = 'x'`,
      `DELETE FROM posts WHERE id = 'a'`,
      engine === 'postgres' ? 'TRUNCATE posts' : 'DELETE FROM posts',
    ]
    for (const change of changes) {
      await write(change)
      seen.push(await version())
    }
    expect(new Set(seen).size).toBe(changes.length + 1)
    await write(`INSERT INTO notes (id) VALUES ('a')`)
    expect(await version()).toBe(seen.at(-1))
  })

  test('of several is another when one of them is, and is unknown when one of them is', async () => {
    const before = await version(['notes_id', 'posts_id'])
    await write(`INSERT INTO notes (id) VALUES ('a')`)
    expect(await version(['notes_id', 'posts_id'])).not.toBe(before)
    expect(before).toEqual(expect.any(String))
    expect(await version(['nobody', 'posts_id'])).toBeNull()
  })

  test('goes back with what is undone, wholly or in part', async () => {
    const before = await version()
    const undone = opened.database.transaction(async (connection) => {
      await andUndo(connection, () => sql`INSERT INTO posts (id) VALUES ('a')`.execute(connection))
      expect(await version(['posts_id'], connection)).toBe(before)
      await sql`INSERT INTO posts (id) VALUES ('b')`.execute(connection)
      expect(await version(['posts_id'], connection)).not.toBe(before)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await version()).toBe(before)
  })

  test('follows a table that gets another name, and columns that come and go', async () => {
    await opened.database.transaction(async (connection) => {
      await schema.addColumn(connection, 'posts', { name: 'more', kind: 'number', default: 0 })
      await schema.dropColumn(connection, 'posts', 'text')
      await schema.renameTable(connection, 'posts', 'articles')
    })
    const before = await version()
    await write(`INSERT INTO articles (id) VALUES ('a')`)
    expect(await version()).not.toBe(before)
    expect([...(await schema.followedCollections(opened.database.connection))].sort()).toEqual(['notes_id', 'posts_id'])
  })

  test('is unknown to nobody because a table is followed once more', async () => {
    await opened.database.transaction((connection) => schema.followWrites(connection, 'posts', 'posts_id'))
    const before = await version()
    await write(`INSERT INTO posts (id) VALUES ('a')`)
    expect(await version()).not.toBe(before)
  })

  test.runIf(engine === 'postgres')('keeps no transaction waiting for another', async () => {
    const { database } = opened
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const before = await version()
    const slow = database.transaction(async (connection) => {
      await sql`INSERT INTO posts (id) VALUES ('slow')`.execute(connection)
      first.resolve()
      await second.promise
    })
    await first.promise
    await write(`INSERT INTO posts (id) VALUES ('quick'); INSERT INTO notes (id) VALUES ('quick')`)
    const between = await version()
    expect(between).not.toBe(before)
    second.resolve()
    await slow
    expect([before, between]).not.toContain(await version())
  })

  test.runIf(engine === 'postgres')('needs as many rows as transactions write at once, not as many as there were', async () => {
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([1, 2, 3].map((index) => write(`INSERT INTO posts (id) VALUES ('${round} ${index}')`)))
    }
    const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM "_versions" WHERE "collection" = 'posts_id'`.execute(
      opened.database.connection,
    )
    expect(rows[0]?.total).toBeLessThanOrEqual(3 + 1)
  })
})
