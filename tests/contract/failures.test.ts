import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../backend/apis/app.ts'
import { endpoints } from '../../backend/apis/endpoints.ts'
import type { Core } from '../../backend/core/core.ts'
import { openCore } from '../../backend/core/open-core.ts'
import { places } from './places.ts'

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

/** Passes bytes on to a server, until it is cut; can be mended. */
async function startCable({ hostname, port }: URL) {
  const sockets = new Set<Socket>()
  let cut = false
  const server: Server = createServer((near) => {
    if (cut) return near.destroy()
    const far = connect(Number(port || 5432), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' ? address?.port : undefined,
    cut() {
      cut = true
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      cut = false
    },
    close: () => server.close(),
  }
}

describe.skipIf(places.length < 2)('a lost connection to PostgreSQL', () => {
  it('answers 5xx in the shape of the contract while it is lost, and works by itself when it is back', async () => {
    const place = await places[1]!.make()
    const url = new URL(place.env.DATABASE_URL!)
    const cable = await startCable(url)
    url.hostname = '127.0.0.1'
    url.port = String(cable.port)
    const core = await openBackend({ ...place.env, DATABASE_URL: url.href })
    const { create, list } = asker(core)
    expect((await create('before')).status).toBe(200)
    cable.cut()
    await expectUnavailable(await list())
    await expectUnavailable(await create('meanwhile'))
    cable.mend()
    expect((await create('after')).status).toBe(200)
    const { items } = await (await list()).json()
    expect(items.map((item: { text: string }) => item.text)).toEqual(['before', 'after'])
    await core.database.close()
    cable.close()
    await place.remove()
  })
})
