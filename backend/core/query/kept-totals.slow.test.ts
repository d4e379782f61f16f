import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Blog, openBlog } from '../../testing/blog.ts'
import { createTestCore, type TestCore } from '../../testing/core.ts'
import { everyDatabase } from '../../testing/databases.ts'
import { recordQueries } from '../../testing/recorded-queries.ts'
import { testRequest } from '../../testing/tables.ts'
import { importCollections } from '../collections/import.ts'
import { createCollection, deleteCollection, updateCollection } from '../collections/save.ts'
import { collectionToJson } from '../collections/stored-collection.ts'
import type { Core } from '../model/core.ts'
import { idOf, type StoredRecord } from '../model/record.ts'
import { deleteRecord, truncateCollection } from '../records/delete.ts'
import { createRecord, updateRecord } from '../records/save.ts'
import { listRecords } from './lists.ts'
import type { Values } from './table.ts'

describe.each(everyDatabase)('the total of a list on $engine', (engine) => {
  let blog: Blog
  /** What another process on the same database would be. */
  let other: TestCore
  let take: ReturnType<typeof recordQueries>['take']
  let posts: StoredRecord[]

  beforeEach(async () => {
    blog = await openBlog(engine)
    const recorded = recordQueries(blog.core.database)
    take = recorded.take
    other = createTestCore({ database: recorded.database, collections: blog.core.collections })
    const author = await create('users', { email: 'a@example.com', password: '12345678', name: 'A' })
    posts = []
    for (const title of ['one', 'two', 'three']) posts.push(await create('posts', { title, author: idOf(author) }))
  })
  afterEach(async () => {
    expect(other.errors).toEqual([])
    await other.close()
    await blog.close()
  })

  const create = (name: string, values: Values) => createRecord(blog.core, { collection: blog.collection(name), values })

  /** Asks the other process, one record a page, so that the page itself does not tell the total. */
  async function list(name: string, { core = other.core as Core, ...asked }: Partial<Parameters<typeof listRecords>[1]> & { core?: Core } = {}) {
    const collection = core.collections.find(name)
    if (!collection) throw new Error(`There is no collection ${name}`)
    const options = { collection, request: testRequest(), page: 1, perPage: 1, skipTotal: false, trusted: true, ...asked }
    const { totalItems } = await listRecords(core, options)
    return totalItems
  }

  async function cost(work: () => Promise<unknown>): Promise<number> {
    take()
    await work()
    return take().length
  }

  test('is counted once, and comes with the page itself while nothing changes', async () => {
    expect(await cost(() => list('posts'))).toBe(2)
    expect(await cost(() => list('posts'))).toBe(1)
    expect(await list('posts', { page: 2 })).toBe(3)
    expect(await cost(() => list('posts', { page: 3 }))).toBe(1)
    expect(await cost(() => list('posts', { skipTotal: true }))).toBe(1)
  })

  test('is known behind the last page too, without being counted again', async () => {
    await list('posts')
    take()
    expect(await list('posts', { page: 50 })).toBe(3)
    expect(take().filter(({ sql }) => /count\(\*\) as total/i.test(sql))).toEqual([])
  })

  test('stays known while other collections change', async () => {
    await list('posts')
    await create('clients', { email: 'c@example.com', password: '12345678' })
    expect(await cost(() => list('posts'))).toBe(1)
  })

  test.each<[string, () => Promise<unknown>, number]>([
    ['a record is created', () => create('posts', { title: 'four' }), 4],
    ['a record is deleted', () => deleteRecord(blog.core, posts[0]!), 2],
    ['records are put in by SQL', () => run(sql`INSERT INTO "posts" ("id", "title") VALUES ('x', 'x'), ('y', 'y')`), 5],
    ['records are deleted by SQL', () => run(sql`DELETE FROM "posts"`), 0],
    ['the collection is emptied', () => truncateCollection(blog.core, blog.collection('posts')), 0],
  ])('is counted anew when %s', async (_, change, expected) => {
    expect(await list('posts')).toBe(3)
    await change()
    expect(await list('posts')).toBe(expected)
  })

  test('is counted anew when a value changes that its filter asks for', async () => {
    const filter = "title != 'four'"
    expect(await list('posts', { filter })).toBe(3)
    await updateRecord(blog.core, { record: posts[0]!, values: { title: 'four' } })
    expect(await list('posts', { filter })).toBe(2)
  })

  test('is counted anew when records go with another one', async () => {
    for (const text of ['x', 'y', 'z']) await create('comments', { text, post: idOf(posts[text === 'z' ? 1 : 0]!) })
    expect(await list('comments')).toBe(3)
    await deleteRecord(blog.core, posts[0]!)
    expect(await list('comments')).toBe(1)
  })

  test.each([
    "author.name = 'A'",
    "@collection.users.name ?= 'A'",
    "comments_via_post.text ?= 'x' || author.name = 'A'",
    "author.name = 'A' || author.name = 'nobody'",
  ])('is counted anew when a collection changes that %s joins', async (filter) => {
    expect(await list('posts', { filter })).toBe(3)
    expect(await cost(() => list('posts', { filter }))).toBe(1)
    await run(sql`UPDATE "users" SET "name" = 'B'`)
    expect(await list('posts', { filter })).toBe(0)
  })

  test('is each viewer’s own, and follows what their rule reads', async () => {
    const someone = await create('users', { email: 'b@example.com', password: '12345678', name: 'B' })
    const [own, others] = [someone, posts[0]!.values.author].map((auth) => ({
      rule: 'author = @request.auth.id || @request.auth.name = @request.query.name',
      request: testRequest({
        auth: typeof auth === 'object' && auth ? (auth as StoredRecord) : { ...someone, values: { ...someone.values, id: auth } },
        query: { name: 'C' },
      }),
    }))
    expect([await list('posts', own), await list('posts', others)]).toEqual([0, 3])
    expect([await list('posts', own), await list('posts', others)]).toEqual([0, 3])
    await updateRecord(blog.core, { record: someone, values: { name: 'C' } })
    expect(await list('posts', own)).toBe(3)
  })

  test('is one for each thing that was sent', async () => {
    const asked = (title: string) =>
      list('posts', { rule: 'title = @request.query.t || title = @request.headers.t', request: testRequest({ query: { t: title } }) })
    await create('posts', { title: 'one more' })
    expect([await asked('one'), await asked('nothing'), await asked('one')]).toEqual([1, 0, 1])
  })

  test.each([
    'created <= @now',
    'created <= @todayEnd',
    "strftime('%Y', created) <= strftime('%Y', 'now')",
    "strftime('%Y', title) = null || title != ''",
  ])('is always counted where the clock decides: %s', async (filter) => {
    expect(await cost(() => list('posts', { filter }))).toBe(2)
    expect(await cost(() => list('posts', { filter }))).toBe(2)
  })

  test('is always counted where a view is read', async () => {
    await createCollection(blog.core, { name: 'titles', type: 'view', viewQuery: 'SELECT id, title FROM posts' })
    const core = blog.core
    expect(await list('titles', { core })).toBe(3)
    await create('posts', { title: 'four' })
    expect(await list('titles', { core })).toBe(4)
  })

  test('does not know of what was rolled back', async () => {
    const undone = blog.core.inTransaction(async (tx) => {
      await createRecord(tx, { collection: blog.collection('posts'), values: { title: 'four' } })
      expect(await list('posts', { core: tx })).toBe(4)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect([await list('posts', { core: blog.core }), await list('posts')]).toEqual([3, 3])
    await create('posts', { title: 'five' })
    expect([await list('posts', { core: blog.core }), await list('posts')]).toEqual([4, 4])
  })

  test('knows nothing of a change before its commit, and of it from then on', async () => {
    const begun = Promise.withResolvers<void>()
    const going = Promise.withResolvers<void>()
    const change = blog.core.inTransaction(async (tx) => {
      await createRecord(tx, { collection: blog.collection('posts'), values: { title: 'four' } })
      begun.resolve()
      await going.promise
    })
    await begun.promise
    expect([await list('posts'), await list('posts')]).toEqual([3, 3])
    going.resolve()
    await change
    expect(await list('posts')).toBe(4)
  })

  test('is that of the fields as they are after a change of the collection', async () => {
    const filter = "title != ''"
    const [core, collection] = [blog.core, blog.collection('posts')]
    expect(await list('posts', { core, filter })).toBe(3)
    const fields = collection.fields.filter(({ name }) => name !== 'title')
    await updateCollection(core, collection, { indexes: [], fields: [...fields, { id: 'another', type: 'text', name: 'title' }] })
    expect(await list('posts', { core, filter })).toBe(0)
  })

  test('is that of a collection that was made anew under the same id', async () => {
    const { core } = blog
    expect(await list('clients', { core })).toBe(0)
    const vault = blog.collection('vault')
    await run(sql`INSERT INTO "vault" ("id") VALUES ('x'), ('y')`)
    expect(await list('vault', { core })).toBe(2)
    await deleteCollection(core, vault)
    await importCollections(core, [collectionToJson(vault)], { deleteMissing: false })
    expect(await list('vault', { core })).toBe(0)
  })

  test('is never less than what was stored before it was asked for, nor more than what had begun', async () => {
    let [stored, begun] = [3, 3]
    const write = async (index: number) => {
      begun += 1
      await create('posts', { title: `more ${index}` })
      stored += 1
    }
    const read = async () => {
      const least = stored
      const total = await list('posts', { core: Math.random() < 0.5 ? other.core : blog.core })
      expect(total).toBeGreaterThanOrEqual(least)
      expect(total).toBeLessThanOrEqual(begun)
    }
    for (let round = 0; round < 8; round += 1) {
      await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? write(round * 12 + index) : read())))
    }
    expect([await list('posts'), await list('posts', { core: blog.core })]).toEqual([stored, stored])
  })

  function run(statement: ReturnType<typeof sql>): Promise<unknown> {
    return blog.core.database.transaction((connection) => statement.execute(connection))
  }
})
