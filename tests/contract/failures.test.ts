import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../backend/apis/app.ts'
import { endpoints } from '../../backend/apis/endpoints.ts'
import type { Core } from '../../backend/core/model/core.ts'
import { openCore } from '../../backend/core/open-core.ts'
import { startCable } from '../support/cable.ts'
import { places, type TestPlace } from './places.ts'

const notes = { name: 'notes', type: 'base', createRule: '', listRule: '', fields: [{ name: 'text', type: 'text', max: 100_000 }] }

function openBackend(env: Readonly<Record<string, string>>) {
  return openCore({
    dataDir: env.DATA_DIR ?? '',
    databaseUrl: env.DATABASE_URL,
    collections: [notes],
    now: () => new Date(),
    onError: () => undefined,
  })
}

function asker(core: Core) {
  const app = createApp({ core, endpoints, onError: () => undefined })
  const send = (path: string, init?: RequestInit) => app.fetch(new Request(`http://localhost${path}`, init), { peer: '127.0.0.1' })
  return {
    health: () => send('/api/health'),
    list: () => send('/api/collections/notes/records'),
    create: (text: string) =>
      send('/api/collections/notes/records', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text }) }),
  }
}

async function expectUnavailable(response: Response): Promise<void> {
  expect(response.status).toBeGreaterThanOrEqual(500)
  expect(await response.json()).toEqual({ data: {}, message: expect.stringMatching(/^[A-Z].*\.$/), status: response.status })
}

describe('a full disk', () => {
  it('answers 5xx in the shape of the contract, keeps what was stored, and writes again when there is room', async () => {
    const place = await places[0]!.make()
    const core = await openBackend(place.env)
    const { create, list } = asker(core)
    expect((await create('first')).status).toBe(200)
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(core.connection)
    const limitPages = (pages: number) => core.database.transaction((tx) => sql.raw(`pragma max_page_count = ${pages}`).execute(tx))
    await limitPages(rows[0]!.page_count)
    await expectUnavailable(await create('x'.repeat(50_000)))
    expect((await list()).status).toBe(200)
    await limitPages(1_000_000)
    expect((await create('second')).status).toBe(200)
    const { items } = await (await list()).json()
    expect(items.map((item: { text: string }) => item.text)).toEqual(['first', 'second'])
    await core.database.close()
    await place.remove()
  })
})

describe.skipIf(places.length < 2)('a lost connection to PostgreSQL', () => {
  it('answers 5xx in the shape of the contract while it is lost, and works by itself when it is back', async () => {
    const place = await places[1]!.make()
    const url = new URL(place.env.DATABASE_URL!)
    const cable = await startCable({ host: url.hostname, port: Number(url.port || 5432) })
    url.hostname = '127.0.0.1'
    url.port = String(cable.port)
    const core = await openBackend({ ...place.env, DATABASE_URL: url.href })
    const { create, list, health } = asker(core)
    expect((await create('before')).status).toBe(200)
    expect((await health()).status).toBe(200)
    cable.cut()
    await expectUnavailable(await health())
    const refused = await list()
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    await expectUnavailable(refused)
    await expectUnavailable(await create('meanwhile'))
    cable.mend()
    expect((await create('after')).status).toBe(200)
    expect((await health()).status).toBe(200)
    const { items } = await (await list()).json()
    expect(items.map((item: { text: string }) => item.text)).toEqual(['before', 'after'])
    await core.database.close()
    cable.close()
    await place.remove()
  })
})

describe.skipIf(places.length < 2)('PostgreSQL that accepts no connections', () => {
  it('is told as 503, as it may accept them again', async () => {
    const place = await places[1]!.make()
    const { core, close, onServer } = await openOwnDatabase(place.env)
    const { list, health } = asker(core)
    expect((await list()).status).toBe(200)
    await onServer((name) => `ALTER DATABASE "${name}" WITH ALLOW_CONNECTIONS false`)
    await onServer((name) => `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
    // Whoever asks first may still hear of the connection that broke.
    await expect.poll(async () => (await (await list()).json()).status).toBe(503)
    expect((await list()).status).toBe(503)
    expect((await health()).status).toBe(503)
    await onServer((name) => `ALTER DATABASE "${name}" WITH ALLOW_CONNECTIONS true`)
    await expect.poll(async () => (await list()).status, { timeout: 30_000 }).toBe(200)
    expect((await health()).status).toBe(200)
    await close()
    await place.remove()
  })
})

/** A backend on a database of its own, which may be changed as no shared one may. */
async function openOwnDatabase(env: TestPlace['env']) {
  const name = `backend_test_${process.pid}`
  const onServer = async (statement: (name: string) => string) => {
    const client = new Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    await client.query(statement(name)).finally(() => client.end())
  }
  await onServer(() => `DROP DATABASE IF EXISTS "${name}"`)
  await onServer(() => `CREATE DATABASE "${name}"`)
  const url = new URL(env.DATABASE_URL!)
  url.pathname = `/${name}`
  url.search = ''
  const core = await openBackend({ ...env, DATABASE_URL: url.href })
  return {
    core,
    onServer,
    async close() {
      await core.database.close()
      await onServer(() => `DROP DATABASE "${name}" WITH (FORCE)`)
    },
  }
}

describe('a database file that is gone', () => {
  it('is told by the health of the server, in the shape of the contract', async () => {
    const place = await places[0]!.make()
    const core = await openBackend(place.env)
    const { health } = asker(core)
    expect((await health()).status).toBe(200)
    rmSync(join(place.env.DATA_DIR!, 'data.db'))
    const gone = await health()
    expect(gone.status).toBe(503)
    expect(await gone.json()).toEqual({ data: {}, message: 'The database does not answer.', status: 503 })
    await core.database.close()
    await place.remove()
  })
})
