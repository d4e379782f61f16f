import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sharedLimits } from '../../limits/shared.ts'
import { isWhole } from '../support/extent.ts'
import { places, type TestPlace } from './places.ts'
import { type RunningBackend, runBackendCommand, startBackend } from './running-backend.ts'

// Each test starts processes.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const EMAIL = 'root@example.org'
const PASSWORD = 'a long password'
const HANDFUL = 8

interface Attempt {
  readonly password?: string
  readonly collection?: string
  readonly identity?: string
  /** As a proxy in front would write it. */
  readonly from?: string
}

async function signIn(backend: RunningBackend, { password = 'wrong', collection = '_superusers', identity = EMAIL, from }: Attempt = {}) {
  const response = await fetch(`${backend.url}/api/collections/${collection}/auth-with-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) },
    body: JSON.stringify({ identity, password }),
  })
  return { status: response.status, retryAfter: response.headers.get('retry-after'), json: await response.json() }
}

describe.each(places)('limits over HTTP on $engine', ({ engine, make }) => {
  // What stands above the dialects is tried on the embedded database between two commits.
  const isAskedFor = isWhole || engine === 'sqlite'
  let place: TestPlace
  const running: RunningBackend[] = []
  const start = async (env: Readonly<Record<string, string>> = {}) => {
    const backend = await startBackend({ ...place.env, ...env })
    running.push(backend)
    return backend
  }
  beforeEach(async () => {
    place = await make()
    await runBackendCommand(['superuser', 'upsert', EMAIL, PASSWORD], place.env)
  })
  afterEach(async () => {
    for (const backend of running.splice(0)) await backend.kill()
    await place.remove()
  })

  it.runIf(isAskedFor)('are on without any setting, and made-up forwarded addresses step around none', async () => {
    const backend = await start()
    const answers = []
    for (let index = 0; index < HANDFUL + 2; index += 1) {
      const spelling = { collection: index % 2 ? '_superusers' : '_SUPERUSERS', identity: index % 3 ? EMAIL : EMAIL.toUpperCase() }
      answers.push(await signIn(backend, { ...spelling, from: `203.0.113.${index}` }))
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(HANDFUL).fill(400), 429, 429])
    expect(answers.at(-1)).toMatchObject({
      retryAfter: expect.stringMatching(/^\d+$/),
      json: { data: {}, message: 'Too Many Requests.', status: 429 },
    })
  })

  it.runIf(isAskedFor)('count by the address that the proxy in front writes, IPv6 by /64', async () => {
    const backend = await start({ CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' })
    for (let index = 0; index < HANDFUL; index += 1) expect((await signIn(backend, { from: `1.2.3.${index}, 2001:db8::${index}` })).status).toBe(400)
    expect((await signIn(backend, { from: '2001:db8::abcd', password: PASSWORD })).status).toBe(429)
    expect((await signIn(backend, { from: '2001:db8:0:1::1', password: PASSWORD })).status).toBe(200)
  })

  it.runIf(isAskedFor)('are the operator’s to change: superusers are never counted, and what they store wins', async () => {
    const backend = await start()
    const { token } = (await signIn(backend, { password: PASSWORD })).json
    const change = await fetch(`${backend.url}/api/settings`, {
      method: 'PATCH',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ rateLimits: { excludedIPs: ['127.0.0.1'] } }),
    })
    expect((await change.json()).rateLimits).toMatchObject({ enabled: true, excludedIPs: ['127.0.0.1'] })
    for (let index = 0; index < HANDFUL + 2; index += 1) expect((await signIn(backend)).status).toBe(400)
  })

  it.runIf(engine === 'postgres')('are shared by two processes on one database, which knows no address', async () => {
    const [one, two] = [await start(), await start()]
    const statuses = []
    for (let index = 0; index < HANDFUL; index += 1) statuses.push((await signIn(index % 2 ? one : two)).status)
    for (const backend of [one, two]) statuses.push((await signIn(backend, { password: PASSWORD })).status)
    expect(statuses).toEqual([...Array(HANDFUL).fill(400), 429, 429])
    const client = new Client({ connectionString: place.env.DATABASE_URL })
    await client.connect()
    const { rows } = await client.query('SELECT * FROM "_limits"').finally(() => client.end())
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.map(({ key }) => key).filter((key) => !/^[\w-]{43}$/.test(key))).toEqual([])
  })

  describe.runIf(engine === 'postgres')('while the database is lost', () => {
    it('go on in memory: neither everybody passes nor nobody', async () => {
      const errors: Error[] = []
      const limits = sharedLimits('postgres://nobody@127.0.0.1:9/none', { onError: (error) => errors.push(error) })
      const limiter = limits.limiter({ name: 'tries', points: 3, seconds: 60 })
      const waits = []
      for (let count = 0; count < 5; count += 1) waits.push((await limiter.take('a')).wait === undefined)
      expect(waits).toEqual([true, true, true, false, false])
      expect((await limiter.take('b')).wait).toBeUndefined()
      expect(errors).toHaveLength(1)
      await limits.close()
    })

    it('go on in memory when its table cannot be reached, and in the database again afterwards', async () => {
      const url = place.env.DATABASE_URL ?? ''
      const errors: Error[] = []
      const limits = sharedLimits(url, { onError: (error) => errors.push(error) })
      const limiter = limits.limiter({ name: 'tries', points: 3, seconds: 60 })
      const client = new Client({ connectionString: url })
      await client.connect()
      const stored = async () => (await client.query('SELECT "points" FROM "_limits"')).rows.map(({ points }) => points)
      expect((await limiter.take('a')).used).toBe(1)
      await client.query('ALTER TABLE "_limits" RENAME TO "away"')
      expect((await limiter.take('a')).used).toBe(1)
      await client.query('ALTER TABLE "away" RENAME TO "_limits"')
      expect((await limiter.take('a')).used).toBe(2)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3000 })
      expect((await limiter.take('a')).used).toBe(2)
      expect([await stored(), errors.length]).toEqual([[2], 1])
      vi.useRealTimers()
      await limits.close()
      await client.end()
    })
  })
})
