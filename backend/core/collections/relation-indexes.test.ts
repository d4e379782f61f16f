import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { schemaOf } from '../../dialects/by-engine.ts'
import { createTestCore, openTestCore, type TestCore } from '../../testing/core.ts'
import { everyDatabase } from '../../testing/databases.ts'
import { planOf, recordQueries } from '../../testing/recorded-queries.ts'
import { testRequest } from '../../testing/tables.ts'
import { listRecords } from '../query/lists.ts'
import { completeTables } from './complete-tables.ts'
import { RELATION_INDEXES, relationIndexes } from './relation-indexes.ts'
import { createCollection, updateCollection } from './save.ts'
import { collectionToJson } from './stored-collection.ts'

const open = { listRule: '', viewRule: '' }
const author = { id: 'author_id', type: 'relation', name: 'author', collectionId: 'authors_id', maxSelect: 1 }

describe.each(everyDatabase)('indexes of relations on $engine', (engine) => {
  let opened: TestCore
  beforeEach(async () => {
    opened = await openTestCore(engine)
    await createCollection(opened.core, { ...open, id: 'authors_id', name: 'authors', fields: [{ type: 'text', name: 'name' }] })
  })
  afterEach(() => opened.close())

  const indexes = async () => [...(await schemaOf(opened.core.database).indexesNamed(opened.core.database.connection, RELATION_INDEXES))].sort()
  const make = (rest: object = {}) =>
    createCollection(opened.core, { ...open, id: 'books_id', name: 'books', fields: [{ type: 'text', name: 'title' }, author], ...rest })
  const change = (rest: object) => updateCollection(opened.core, opened.core.collections.find('books')!, { ...rest })
  const fields = () => opened.core.collections.find('books')!.fields

  test('are made with a collection, and no list of indexes shows them', async () => {
    const books = await make()
    expect(await indexes()).toEqual(relationIndexes(books).map(({ name }) => name))
    expect(await indexes()).toHaveLength(1)
    expect(collectionToJson(books).indexes).toEqual([])
  })

  test('come with a new field and go with it, stay when it has another name, and wait while it is a list', async () => {
    await make({ fields: [{ type: 'text', name: 'title' }] })
    expect(await indexes()).toEqual([])
    await change({ fields: [...fields(), author] })
    const [made] = await indexes()
    expect(made).toBeDefined()
    await change({ name: 'volumes', fields: fields().map((field) => (field.name === 'author' ? { ...field, name: 'writer' } : field)) }).catch(
      () => undefined,
    )
    expect(await indexes()).toEqual([made])
    const renamed = () => opened.core.collections.find('books_id')!
    const asList = (maxSelect: number) =>
      updateCollection(opened.core, renamed(), {
        fields: renamed().fields.map((field) => (field.name === 'writer' ? { ...field, maxSelect } : field)),
      })
    await asList(5)
    expect(await indexes()).toEqual([])
    await asList(1)
    expect(await indexes()).toEqual([made])
    await updateCollection(opened.core, renamed(), { fields: renamed().fields.filter(({ name }) => name !== 'writer') })
    expect(await indexes()).toEqual([])
  })

  test('are left out where an index of the collection serves, and made when that goes', async () => {
    await make({ indexes: ['CREATE INDEX `by_author` ON `books` (`author`, `title`)'] })
    expect(await indexes()).toEqual([])
    await change({ indexes: ["CREATE UNIQUE INDEX `by_author` ON `books` (`author`) WHERE `author` != ''"] })
    expect(await indexes()).toHaveLength(1)
    await change({ indexes: ['CREATE UNIQUE INDEX `by_author` ON `books` (`author`)'] })
    expect(await indexes()).toEqual([])
    await change({ indexes: [] })
    expect(await indexes()).toHaveLength(1)
  })

  test('are given to tables of an older version when they are opened, with the noting of writes', async () => {
    const books = await make()
    const { database } = opened.core
    await database.transaction(async (connection) => {
      for (const { name } of relationIndexes(books)) await sql`DROP INDEX ${sql.id(name)}`.execute(connection)
      if (engine.engine === 'postgres') await sql`DROP TRIGGER "_version" ON "books"`.execute(connection)
      else await sql`DROP TRIGGER ${sql.id(`_version_insert_${books.id}`)}`.execute(connection)
    })
    expect(await schemaOf(database).followedCollections(database.connection)).not.toContain(books.id)
    await completeTables(opened.core)
    expect(await indexes()).toHaveLength(1)
    expect(await schemaOf(database).followedCollections(database.connection)).toContain(books.id)
    const before = opened.core.collections
    await completeTables(opened.core)
    expect(opened.core.collections).toBe(before)
  })

  test('let tables that SQL has made unlike their collections be', async () => {
    await make()
    await opened.core.database.transaction((connection) => sql`DROP TABLE "books"`.execute(connection))
    await completeTables(opened.core)
    expect(await indexes()).toEqual([])
  })

  test.each(["author = 'a42'", "author.name = 'name 42'"])('are what the filter %s is answered from', async (filter) => {
    await make()
    const { database, collections } = opened.core
    const numbers = sql`WITH RECURSIVE "numbers"("n") AS (SELECT 1 UNION ALL SELECT "n" + 1 FROM "numbers" WHERE "n" < 3000)`
    await database.transaction(async (connection) => {
      await sql`INSERT INTO "authors" ("id", "name") ${numbers} SELECT 'a' || "n", 'name ' || "n" FROM "numbers" WHERE "n" <= 300`.execute(connection)
      await sql`INSERT INTO "books" ("id", "title", "author") ${numbers} SELECT 'b' || "n", 'title', 'a' || ("n" % 300) FROM "numbers"`.execute(
        connection,
      )
      for (const name of ['authors', 'books']) await sql`ANALYZE ${sql.table(name)}`.execute(connection)
    })
    const recorded = recordQueries(database)
    const { core, close } = createTestCore({ database: recorded.database, collections })
    const { rows } = await listRecords(core, {
      collection: core.collections.find('books')!,
      request: testRequest(),
      page: 1,
      perPage: 30,
      skipTotal: true,
      trusted: true,
      filter,
    })
    const [query] = recorded.take()
    expect(rows).toHaveLength(10)
    expect(await planOf(database, query!)).toMatch(new RegExp(`(?:USING (?:COVERING )?INDEX|Index Scan using|Scan on) ${RELATION_INDEXES}`))
    await close()
  })
})
