import { once } from 'node:events'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { openCore } from '../../backend/core/open-core.ts'
import { busyReaders } from '../../backend/testing/running-queries.ts'
import { places, type TestPlace } from './places.ts'
import { startBackend } from './running-backend.ts'

const open = { listRule: '', viewRule: '' }
const cats = { id: 'cats_id', name: 'cats', type: 'base', ...open, fields: [{ name: 'name', type: 'text' }] }
const cat = { name: 'cat', type: 'relation', collectionId: 'cats_id' }
const items = { id: 'items_id', name: 'items', type: 'base', ...open, fields: [{ name: 'title', type: 'text' }, cat] }
const listPath = '/api/collections/items/records?skipTotal=1'
/** Each of the items beside each: hours of work. */
const slowPath = `${listPath}&filter=${encodeURIComponent('cat.items_via_cat.title ?!~ "zzz"')}`
const COUNT = 100_000

/** Items of one and the same category, stored past the backend. */
async function fill({ env }: TestPlace): Promise<void> {
  const { database } = await openCore({
    ...{ dataDir: env.DATA_DIR ?? '', databaseUrl: env.DATABASE_URL },
    ...{ collections: [cats, items], now: () => new Date(), onError: () => undefined },
  })
  const numbers = sql`WITH RECURSIVE c(n) AS (SELECT 100000000000001 UNION ALL SELECT n + 1 FROM c WHERE n < ${sql.lit(100_000_000_000_000 + COUNT)})`
  await database.transaction((tx) =>
    sql`INSERT INTO "items" ("id", "title", "cat") ${numbers} SELECT CAST(n AS TEXT), 'an item', 'cat000000000000' FROM c`.execute(tx),
  )
  await database.transaction((tx) => sql`INSERT INTO "cats" ("id", "name") VALUES ('cat000000000000', 'one')`.execute(tx))
  await database.close()
}

describe.each(places)('a list that takes hours, on $engine', ({ engine, make }) => {
  it('keeps nobody else waiting, and ends when whoever asked for it leaves', async () => {
    const place = await make()
    await fill(place)
    const name = `slow-${process.pid}`
    const { DATABASE_URL = '' } = place.env
    const named = DATABASE_URL && `${DATABASE_URL}&application_name=${name}`
    const backend = await startBackend({ ...place.env, DATABASE_URL: named, QUERY_TIMEOUT: '600' })
    const running = () => (engine === 'sqlite' ? busyReaders(backend.process.pid).length : activeOn(DATABASE_URL, name))
    const ask = async (path: string) => (await fetch(`${backend.url}${path}`)).status

    const leaving = new AbortController()
    const order: string[] = []
    const slow = fetch(`${backend.url}${slowPath}`, { signal: leaving.signal }).then(
      ({ status }) => order.push(`slow ${status}`),
      () => order.push('left'),
    )
    await expect.poll(running, { timeout: 30_000 }).toBeGreaterThan(0)
    expect(await ask('/api/health')).toBe(200)
    expect(await ask('/api/collections/items/records/100000000000001')).toBe(200)
    expect(await ask(listPath)).toBe(200)
    expect(await running()).toBeGreaterThan(0)
    order.push('others')
    leaving.abort()
    await slow
    expect(order).toEqual(['others', 'left'])
    await expect.poll(running, { timeout: 30_000 }).toBe(0)
    expect(await ask(listPath)).toBe(200)

    backend.process.kill('SIGTERM')
    await once(backend.process, 'exit')
    await place.remove()
  })
})

/** Statements that a backend with this name has under way, each counted once. */
async function activeOn(url: string, name: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const found = await client
    .query(`SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND backend_type = 'client backend' AND application_name = $1`, [name])
    .finally(() => client.end())
  return found.rows.length
}
