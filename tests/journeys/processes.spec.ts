import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import PocketBase from 'pocketbase'
import { LONG } from '../support/extent.ts'
import { portOf } from '../support/ports.ts'
import { siteUrl } from '../support/site-url.ts'
import { type RunningSite, startSite } from '../support/start-site.ts'
import { askSteadily } from '../support/steady-load.ts'

/** Two starts of every process, on a busy machine. */
const PATIENCE_MS = 240_000
const ACCOUNT = { email: 'root@example.org', password: 'a long enough password' }

let site: RunningSite
let folder = ''

test.describe('several processes with the embedded database', () => {
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async () => {
    test.setTimeout(PATIENCE_MS)
    folder = await mkdtemp(join(tmpdir(), 'site-tests-processes-'))
    site = await startSite({ PORT: String(portOf('processes')), WORKERS: '2', DATA_DIR: folder })
  })
  test.afterAll(async () => {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const rolesStarted = () => site.log.filter(({ event }) => event === 'starting').map(({ role }) => role)

  test('answer as one process does', async () => {
    expect(rolesStarted()).toEqual(['behind', 'front'])
    const questions: readonly [string, RequestInit?][] = [
      ['/about/team'],
      ['/suche?q=note'],
      ['/gibt/es/nicht'],
      ['/api/health'],
      ['/api/collections/users/records'],
      ['/api/gibt-es-nicht'],
      ['/_build/latest.json'],
      ['/about/team/'],
      ['/api/v1/analyses', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
      ['/about/team', { method: 'DELETE' }],
      ['/about/team', { method: 'HEAD' }],
    ]
    for (const [path, init] of questions) {
      const [one, several] = await Promise.all([siteUrl, site.url].map((base) => fetch(base + path, { redirect: 'manual', ...init })))
      expect(several?.status, path).toBe(one?.status)
      expect(namesOf(several), path).toEqual(namesOf(one))
    }
  })

  test('take what is sent through the one in front, and tell events through it', async () => {
    const command = ['server/backend/main.ts', 'superuser', 'upsert', ACCOUNT.email, ACCOUNT.password]
    await promisify(execFile)(process.execPath, command, { env: { ...process.env, DATA_DIR: folder } })
    const client = new PocketBase(site.url)
    await client.collection('_superusers').authWithPassword(ACCOUNT.email, ACCOUNT.password)
    // A load is to come that no one address may ask for.
    await client.settings.update({ rateLimits: { enabled: false } })
    await client.collections.create({
      name: 'notes',
      type: 'base',
      listRule: '',
      viewRule: '',
      fields: [{ name: 'text', type: 'text', max: 900_000 }],
    })
    const events = await listen(site.url, 'notes')
    const text = 'ö'.repeat(400_000)
    await client.collection('notes').create({ text })
    expect(await events.until(`${text.slice(-1000)}"`)).toContain('"action":"create"')
    events.leave()
  })

  test('count each visitor by their own address, whatever they say it is', async () => {
    const ask = (peer: string) => fetch(`${site.url}/gibt/es/nicht`, { headers: { 'x-site-peer': peer } })
    await Promise.all(['192.0.2.1', '192.0.2.2'].map(ask))
    const lines = site.log.filter(({ event, path }) => event === 'request' && path === '/gibt/es/nicht')
    expect(new Set(lines.map(({ from }) => from)).size).toBe(1)
    expect(lines.at(-1)?.from).not.toContain('192.0.2')
  })

  test('are replaced one after the other without an answer that fails', LONG, async () => {
    test.setTimeout(PATIENCE_MS)
    const stop = askSteadily(
      site.url,
      [
        { path: '/about/team' },
        { path: '/en/about/team' },
        { path: '/api/health' },
        { path: '/api/realtime', method: 'POST', body: '{"clientId":"nobody"}' },
      ],
      (status) => status === 200 || status === 404,
    )
    site.process.kill('SIGHUP')
    await expect.poll(() => site.log.filter(({ event }) => event === 'rolled').length, { timeout: PATIENCE_MS }).toBe(1)
    const { answered, wrong } = await stop()
    expect(wrong).toEqual([])
    expect(answered).toBeGreaterThan(50)
    expect(rolesStarted()).toEqual(['behind', 'front', 'front', 'behind'])
  })

  test('have one in the place of one that died, and who asked meanwhile is answered', LONG, async () => {
    test.setTimeout(PATIENCE_MS)
    const last = site.log.findLast(({ event, role }) => event === 'starting' && role === 'behind')
    process.kill(Number(last?.pid), 'SIGKILL')
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
    expect(rolesStarted().at(-1)).toBe('behind')
  })

  test('end together', async () => {
    site.process.kill('SIGTERM')
    const [code] = await once(site.process, 'exit')
    expect(code).toBe(0)
    expect(site.log.filter(({ event }) => event === 'stopped').length).toBeGreaterThanOrEqual(2)
  })
})

/** Hears of every record of a collection, as a browser would. */
async function listen(url: string, collection: string) {
  const leaving = new AbortController()
  const { body } = await fetch(`${url}/api/realtime`, { signal: leaving.signal })
  const texts = (body ?? new ReadableStream<Uint8Array<ArrayBuffer>>()).pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]()
  let all = ''
  async function until(part: string): Promise<string> {
    while (!all.includes(part)) all += (await texts.next()).value
    return all
  }
  const clientId = /"clientId":"(\w+)"/.exec(await until('\n\n'))?.[1]
  const subscribed = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, subscriptions: [collection] }),
  }
  expect((await fetch(`${url}/api/realtime`, subscribed)).status).toBe(204)
  return { until, leave: () => leaving.abort() }
}

/** Names of headers, but for those that a connection has of its own. */
function namesOf(response: Response | undefined): string[] {
  return [...(response?.headers.keys() ?? [])]
    .filter((name) => !['connection', 'keep-alive', 'etag', 'content-length', 'transfer-encoding'].includes(name))
    .sort()
}
