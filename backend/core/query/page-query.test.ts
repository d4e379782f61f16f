import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestCore, openTestCore, type TestCore } from '../../testing/core.ts'
import { everyDatabase, type TestDatabase } from '../../testing/databases.ts'
import { exampleCollections, insertExample, posts, requestArbitrary } from '../../testing/query-example.ts'
import { sortArbitrary, trustedFilter } from '../../testing/random-filters.ts'
import { planOf, recordQueries } from '../../testing/recorded-queries.ts'
import { testCore, testRequest } from '../../testing/tables.ts'
import { FilterError } from '../../tools/filter/tree.ts'
import { createCollection } from '../collections/save.ts'
import type { Core } from '../model/core.ts'
import { listRecords } from './lists.ts'

const seed = 20261129

/** Whether a random filter is one. */
function isUsable(core: Core, options: Omit<Parameters<typeof listRecords>[1], 'page' | 'perPage'>): Promise<boolean> {
  return listRecords(core, { ...options, page: 1, perPage: 1 }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof FilterError) return false
      throw error
    },
  )
}

describe.each(everyDatabase)('pages on $engine', ({ open }) => {
  let opened: TestDatabase
  let core: Core
  beforeAll(async () => {
    opened = await open()
    core = await testCore(opened.database, exampleCollections)
    await insertExample([core], seed)
  })
  afterAll(() => opened.close())

  test('one after the other are the whole list, by any filter and sort, ties too', async () => {
    const asked = fc.record({
      filter: trustedFilter,
      sort: fc.option(sortArbitrary, { nil: undefined }),
      request: requestArbitrary,
      perPage: fc.integer({ min: 1, max: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(asked, async ({ perPage, ...rest }) => {
        fc.pre(!rest.sort?.includes('@random'))
        const options = { collection: posts, trusted: true, skipTotal: true, ...rest }
        fc.pre(await isUsable(core, options))
        const whole = (await listRecords(core, { ...options, page: 1, perPage: 100 })).rows
        const pages = []
        for (let page = 1; page <= Math.ceil(whole.length / perPage) + 1; page += 1)
          pages.push(...(await listRecords(core, { ...options, page, perPage })).rows)
        expect(pages).toEqual(whole)
      }),
      { numRuns: 60, seed },
    )
  }, 120_000)
})

describe.each(everyDatabase)('a late page on $engine', (engine) => {
  let stored: TestCore
  let recording: TestCore
  let take: ReturnType<typeof recordQueries>['take']
  beforeAll(async () => {
    stored = await openTestCore(engine)
    const fields = [
      { type: 'number', name: 'rank' },
      { type: 'text', name: 'text' },
    ]
    await createCollection(stored.core, { name: 'notes', fields, indexes: ['CREATE INDEX `notes_rank` ON `notes` (`rank`)'] })
    const { database, collections } = stored.core
    const numbers = sql`WITH RECURSIVE "numbers"("n") AS (SELECT 1 UNION ALL SELECT "n" + 1 FROM "numbers" WHERE "n" < 5000)`
    await database.transaction((connection) =>
      sql`INSERT INTO "notes" ("id", "rank", "text") ${numbers} SELECT 'n' || "n", "n" % 50, 'a text that makes the row long' FROM "numbers"`.execute(
        connection,
      ),
    )
    await sql.raw(engine.engine === 'postgres' ? 'VACUUM ANALYZE "notes"' : 'ANALYZE').execute(database.connection)
    const recorded = recordQueries(database)
    take = recorded.take
    recording = createTestCore({ database: recorded.database, collections })
  })
  afterAll(async () => {
    await recording.close()
    await stored.close()
  })

  const plan = async (sort: string, page = 100) => {
    const { core } = recording
    const collection = core.collections.find('notes')
    if (!collection) throw new Error('There are no notes')
    take()
    const { rows } = await listRecords(core, { collection, request: testRequest(), page, perPage: 30, skipTotal: true, trusted: true, sort })
    const [query, ...others] = take()
    expect(others).toEqual([])
    return { rows, plan: query ? await planOf(stored.core.database, query) : '' }
  }

  test.each(['rank', '-rank'])('by %s passes over an index, without sorting them', async (sort) => {
    const found = await plan(sort)
    expect(found.rows).toHaveLength(30)
    expect(found.plan).toMatch(
      engine.engine === 'sqlite' ? /SCAN r USING COVERING INDEX notes_rank/ : /Index Only Scan (?:Backward )?using notes_rank/,
    )
    // Only what the page holds is put in order again behind the join.
    expect(found.plan.split('Limit')[1] ?? '').not.toMatch(/Sort/)
  })

  test('in the order of insertion passes over the table where that has the order, else over its index', async () => {
    expect((await plan('')).plan).toMatch(engine.engine === 'sqlite' ? /^SCAN r$/ : /Index Only Scan using \S*_rowid_/)
    expect((await plan('-@rowid')).plan).toMatch(engine.engine === 'sqlite' ? /^SCAN r$/ : /Index Only Scan Backward using \S*_rowid_/)
  })

  test('is refused to nobody for being far behind the last', async () => {
    expect((await plan('rank', 100_000)).rows).toEqual([])
  })
})
