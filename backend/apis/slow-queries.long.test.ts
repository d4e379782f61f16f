import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCollection } from '../core/collections/save.ts'
import { type Admin, openAdmin } from '../testing/admin.ts'
import { everyDatabase } from '../testing/databases.ts'
import { endless, runningQueries } from '../testing/running-queries.ts'

const open = { listRule: '', viewRule: '', createRule: '' }
const cats = { id: 'cats_id', name: 'cats', ...open, fields: [{ type: 'text', name: 'name' }] }
const items = {
  ...{ id: 'items_id', name: 'items', ...open },
  fields: [
    { type: 'text', name: 'title' },
    ...['cat', 'second', 'third', 'fourth'].map((name) => ({ type: 'relation', name, collectionId: 'cats_id' })),
  ],
}

const guest = { token: null }

describe.each(everyDatabase)('queries that reach too far, on $engine', (engine) => {
  let admin: Admin
  const openWith = async (queryMilliseconds: number) => {
    admin = await openAdmin({ ...engine, open: () => engine.open({ queryMilliseconds }) })
    for (const collection of [cats, items]) await createCollection(admin.core, collection)
  }
  afterEach(async () => {
    await admin.close()
    expect(admin.errors).toEqual([])
  })

  /** Rows past the backend, as many of one category. */
  async function fill(count: number): Promise<void> {
    const numbers = sql`WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < ${sql.lit(count)})`
    const id = sql`'item' || substr('00000000000' || CAST(n AS TEXT), -11)`
    const postgresId = sql`'item' || lpad(CAST(n AS TEXT), 11, '0')`
    await admin.core.database.transaction(async (tx) => {
      await sql`INSERT INTO "cats" ("id", "name") VALUES ('cat000000000000', 'one')`.execute(tx)
      await sql`INSERT INTO "items" ("id", "title", "cat", "second", "third", "fourth") ${numbers} SELECT ${engine.engine === 'sqlite' ? id : postgresId}, 'an item', 'cat000000000000', 'cat000000000000', 'cat000000000000', 'cat000000000000' FROM c`.execute(
        tx,
      )
    })
  }
  const list = (filter: string, asked: object = guest) =>
    admin.ask('GET', `collections/items/records?skipTotal=1&filter=${encodeURIComponent(filter)}`, undefined, asked)

  describe('refused', () => {
    beforeEach(() => openWith(60_000))

    it.each([
      ['cat.items_via_cat.cat.items_via_cat.title ?~ "zzz"', 'A path of filter or sort may use one back-relation.'],
      [
        ['cat', 'second', 'third', 'fourth'].map((name) => `${name}.items_via_${name}.title ?~ "z"`).join('||'),
        'Filter and sort may use 3 back-relations at most.',
      ],
      [
        ['cat', 'second', 'third']
          .map((name) => ['cat', 'second', 'third', 'fourth'].map((by) => `${name}.items_via_${name}.${by}.name ?= "x"`).join('||'))
          .join('||'),
        'Filter and sort may lead to 10 collections at most.',
      ],
    ])('with a sentence that names the limit: %s', async (filter, message) => {
      expect(await list(filter)).toMatchObject({ status: 400, json: { data: {}, message, status: 400 } })
      expect((await list(filter, {})).status).toBe(200)
    })

    it('but not where it stays near: the same path counts once', async () => {
      const near = ['cat', 'second', 'third']
        .map((name) => `(${name}.items_via_${name}.title ?~ "z" || ${name}.items_via_${name}.id ?= "x")`)
        .join('||')
      expect((await list(near)).status).toBe(200)
      expect((await list('title = nothing')).json.message).toBe('Something went wrong while processing your request.')
    })

    it('as expand when it would add too many records, many of them the same', async () => {
      await fill(200)
      const far = 'cat.items_via_cat'
      const path = (perPage: number) => `collections/items/records?perPage=${perPage}&expand=${far}`
      const refused = await admin.ask('GET', path(100), undefined, guest)
      expect(refused).toMatchObject({
        status: 400,
        json: { message: 'Expand may add 10000 records at most: ask for fewer records at once, or expand less.' },
      })
      expect((await admin.ask('GET', path(20), undefined, guest)).json.items[19].expand.cat.expand.items_via_cat).toHaveLength(200)
      expect((await admin.ask('GET', path(100))).status).toBe(200)
    })

    it('as expand when it follows too many relations', async () => {
      await fill(1)
      const names = ['cat', 'second', 'third', 'fourth'].map((name) => `items_via_${name}`)
      const twice = names.flatMap((first) => names.flatMap((second) => names.map((third) => `${first}.cat.${second}.cat.${third}`)))
      const refused = await admin.ask('GET', `collections/cats/records?expand=${twice.join()}`, undefined, guest)
      expect(refused.status === 400 ? refused.json.message : refused.status).toBe('Expand may follow 50 relations at most.')
    })

    it('as expand of a record that was just written: it is stored and shown without', async () => {
      await fill(200)
      const names = ['cat', 'second', 'third', 'fourth']
      const wide = names.flatMap((first) => names.flatMap((second) => names.map((third) => `${first}.items_via_${second}.${third}.items_via_cat`)))
      const body = { title: 'new', cat: 'cat000000000000', second: 'cat000000000000', third: 'cat000000000000', fourth: 'cat000000000000' }
      const written = await admin.ask('POST', `collections/items/records?expand=${wide.join()}`, body, guest)
      expect(written).toMatchObject({ status: 200, json: { title: 'new' } })
      expect(written.json).not.toHaveProperty('expand')
    })
  })

  describe('while strangers hold all that strangers may', () => {
    const leaving = new AbortController()
    let held: Promise<unknown>[] = []
    beforeEach(async () => {
      await openWith(600_000)
      await fill(3)
      const hold = (client: string) => admin.core.database.asking({ client, trusted: false, signal: () => leaving.signal })(endless)
      held = ['a', 'b', 'c', 'd', 'e'].map((client) => hold(client).catch(() => undefined))
      await expect.poll(() => runningQueries(admin.core.database), { timeout: 30_000 }).toBe(engine.engine === 'sqlite' ? 3 : 5)
    })

    it('health, records by id, writes and superusers are answered; whose queue is full is told to come again', async () => {
      expect((await admin.ask('GET', 'health', undefined, guest)).status).toBe(200)
      expect((await admin.ask('GET', 'collections/items/records/item00000000001', undefined, guest)).status).toBe(200)
      expect((await admin.ask('POST', 'collections/items/records', { title: 'new' }, guest)).status).toBe(200)
      expect((await list('title = "new"', {})).json.items).toHaveLength(1)
      const waiting = Array.from({ length: 500 }, () => admin.fetch('GET', 'collections/items/records?skipTotal=1', undefined, guest))
      const busy = await admin.fetch('GET', 'collections/items/records', undefined, guest)
      expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5'])
      expect((await busy.json()).message).toBe('Too many queries are waiting for the database. Try again in a moment.')
      leaving.abort()
      await Promise.all(held)
      expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]))
    })
  })

  describe('past the deadline', () => {
    beforeEach(() => openWith(3000))

    it('are ended and told so', async () => {
      await fill(30_000)
      const ended = await list('cat.items_via_cat.title ?!~ "zzz"')
      expect(ended).toMatchObject({ status: 400, json: { message: expect.stringMatching(/^The query took too long/) } })
      expect((await list('title = "nobody"')).json.items).toEqual([])
    })
  })
})
