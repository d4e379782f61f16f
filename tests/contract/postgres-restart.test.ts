import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { closeCore, openCore } from '../../backend/core/open-core.ts'
import { updateSettings } from '../../backend/core/settings/store.ts'
import { hasPostgresPrograms, startPostgresCluster } from '../support/postgres-cluster.ts'
import { startBackend } from './running-backend.ts'

const WRITERS = 6
/** Acknowledged writes between two restarts. */
const BETWEEN = 40
const json = { 'content-type': 'application/json' }
const path = '/api/collections/notes/records'
const notes = { name: 'notes', type: 'base', createRule: '', listRule: '', viewRule: '', fields: [{ name: 'text', type: 'text' }] }

/** Hears of new notes until it is stopped; connects anew when its stream ends, as the SDK does. */
function listenAt(url: string) {
  const heard = new Set<string>()
  const over = new AbortController()
  async function hearOnce(): Promise<void> {
    const stream = await fetch(`${url}/api/realtime`, { signal: over.signal })
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const clientId = /"clientId":"(\w+)"/.exec(chunk)?.[1]
      if (clientId)
        await fetch(`${url}/api/realtime`, { method: 'POST', headers: json, body: JSON.stringify({ clientId, subscriptions: ['notes/*'] }) })
      for (const [, text] of chunk.matchAll(/"text":"([^"]+)"/g)) heard.add(text ?? '')
    }
  }
  const listening = (async () => {
    while (!over.signal.aborted) await hearOnce().catch(() => pause(100))
  })()
  return {
    heard,
    async stop() {
      over.abort()
      await listening
    },
  }
}

describe.skipIf(!hasPostgresPrograms)('PostgreSQL restarted while six clients write', () => {
  it('loses nothing that was acknowledged, heals by itself, and other processes hear of records again', async () => {
    const cluster = await startPostgresCluster()
    const folder = mkdtempSync(join(tmpdir(), 'restarted-'))
    onTestFinished(async () => {
      await cluster.remove()
      rmSync(folder, { recursive: true, force: true })
    })
    const env = { DATA_DIR: folder, DATABASE_URL: cluster.url }
    const core = await openCore({ dataDir: folder, databaseUrl: cluster.url, collections: [notes], now: () => new Date(), onError: () => undefined })
    // Six writers are more than one address may be.
    await updateSettings(core, { rateLimits: { excludedIPs: ['127.0.0.1'] } })
    await closeCore(core)
    const [here, there] = [await startBackend(env), await startBackend(env)]
    const listener = listenAt(there.url)
    const acknowledged = new Set<string>()
    const refusals = new Map<number, number>()
    const over = new AbortController()
    let written = 0
    async function write(): Promise<void> {
      const text = `note${written++}.`
      const answer = await fetch(here.url + path, { method: 'POST', headers: json, body: JSON.stringify({ text }) })
      if (answer.status === 200) acknowledged.add((await answer.json()).text)
      else refusals.set(answer.status, (refusals.get(answer.status) ?? 0) + 1)
    }
    const writers = Array.from({ length: WRITERS }, async () => {
      while (!over.signal.aborted) await write()
    })
    const more = async (count: number) => {
      const wanted = acknowledged.size + count
      while (acknowledged.size < wanted) await pause(20)
    }
    await more(BETWEEN)
    for (const how of ['fast', 'immediate'] as const) {
      await cluster.restart(how)
      await more(BETWEEN)
    }
    // Whoever listens at the other process hears of what is written from now on.
    const before = new Set(listener.heard)
    while ([...listener.heard].every((text) => before.has(text))) await more(1)
    over.abort()
    await Promise.all(writers)
    await listener.stop()

    const pages = Math.ceil(written / 500)
    const lists = await Promise.all(
      Array.from({ length: pages }, async (_, page) => (await fetch(`${there.url}${path}?perPage=500&page=${page + 1}&sort=text`)).json()),
    )
    const stored = new Set(lists.flatMap(({ items }) => items.map(({ text }: { text: string }) => text)))
    expect([...acknowledged].filter((text) => !stored.has(text))).toEqual([])
    expect([...refusals.keys()].filter((status) => status !== 503)).toEqual([])
    await Promise.all([here.kill(), there.kill()])
  }, 180_000)
})
