import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newApiKey, prefixOf } from '#services/api-keys'
import { contractTime } from '../../../services/backend-client/dates.ts'
import { places, type TestPlace } from '../places.ts'
import { type OpenKeys, openKeys } from './open-keys.ts'

const script = fileURLToPath(new URL('./ask-often.ts', import.meta.url))
const codeOf = async (response: Response) => (await response.json()).code
const today = () => new Date().toISOString().slice(0, 10)

describe.each(places)('keys of one’s own on $engine', ({ make }) => {
  let place: TestPlace
  let keys: OpenKeys
  beforeEach(async () => {
    place = await make()
    keys = await openKeys(place.env)
  })
  afterEach(async () => {
    await keys.close()
    await place.remove()
  })

  const stored = async (key: string) =>
    keys.contract.collection('apiKeys').getFirstListItem(keys.contract.filter('prefix = {:p}', { p: prefixOf(key) }))
  const usage = () => keys.contract.collection('apiUsage').getFullList()

  it('open the API, with a limit that is the key’s and no address’s', async () => {
    const [key, other] = [await keys.issue({ perMinute: 90 }), await keys.issue()]
    const answers = []
    for (let count = 0; count < 90; count += 1) answers.push(await keys.ask(key))
    expect(answers.map(({ status }) => status)).toEqual(Array(90).fill(200))
    expect(answers[0]?.headers.get('ratelimit-limit')).toBe('90')
    expect([answers[0], answers[89]].map((one) => one?.headers.get('ratelimit-remaining'))).toEqual(['89', '0'])
    const refused = await keys.ask(key, { from: '198.51.100.7' })
    expect([refused.status, refused.headers.get('ratelimit-limit'), await codeOf(refused)]).toEqual([429, '90', 'rate_limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await keys.ask(other)).headers.get('ratelimit-remaining')).toBe('59')
    expect((await keys.ask('sk_test_lotse')).headers.get('ratelimit-remaining')).toBe('59')
  })

  it('open the products that they name, and no other', async () => {
    const key = await keys.issue({ scopes: ['talentscout'] })
    const refused = await keys.ask(key, { path: '/roles' })
    expect(refused.headers.get('www-authenticate')).toContain('insufficient_scope')
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'scope_missing'])
    const search = { method: 'POST', headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' }, body: '{"sentence":"Lübeck"}' }
    expect((await keys.api.fetch(new Request('http://localhost/api/v1/searches', search), '192.0.2.1')).status).toBe(200)
  })

  it('stop at once when they are revoked, and when their last day is over', async () => {
    const [revoked, expiring] = [await keys.issue(), await keys.issue({ expires: today() })]
    expect([(await keys.ask(revoked)).status, (await keys.ask(expiring)).status]).toEqual([200, 200])
    await keys.contract.collection('apiKeys').update((await stored(revoked)).id, { revoked: contractTime(new Date()) })
    keys.passTime(24 * 3600)
    const answers = [await keys.ask(revoked), await keys.ask(expiring)]
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    expect(await Promise.all(answers.map(codeOf))).toEqual(['revoked_key', 'expired_key'])
  })

  it('are counted day by day, with what was refused, and when they were used last', async () => {
    const key = await keys.issue({ perMinute: 3, scopes: ['zeugnisgenerator'] })
    for (let count = 0; count < 5; count += 1) await keys.ask(key)
    await keys.api.flush()
    const { id, lastUsed } = await stored(key)
    expect(await usage()).toEqual([expect.objectContaining({ key: id, day: today(), count: 5, refused: 2 })])
    expect(Date.now() - Date.parse(lastUsed)).toBeLessThan(60_000)
    keys.passTime(24 * 3600)
    await keys.ask(key)
    await keys.api.flush()
    expect((await usage()).map(({ count }) => count).toSorted()).toEqual([1, 5])
    await keys.contract.collection('apiKeys').delete(id)
    expect(await usage()).toEqual([])
  })

  it('are counted together by several processes', async () => {
    const key = await keys.issue({ perMinute: 6000 })
    const children = [30, 50].map((times) =>
      spawn(process.execPath, [script, key, String(times)], { env: { ...process.env, ...place.env }, stdio: ['ignore', 'ignore', 'inherit'] }),
    )
    for (let count = 0; count < 20; count += 1) await keys.ask(key)
    const ends = children.map((child) => once(child, 'exit'))
    await keys.api.flush()
    expect(await Promise.all(ends)).toEqual([
      [0, null],
      [0, null],
    ])
    expect(await usage()).toEqual([expect.objectContaining({ count: 100, refused: 0 })])
  })

  it('cannot be guessed faster than an address may ask', async () => {
    const key = await keys.issue()
    for (let count = 0; count < 60; count += 1) expect(await codeOf(await keys.ask(newApiKey()))).toBe('unknown_key')
    expect(await codeOf(await keys.ask(newApiKey()))).toBe('rate_limited')
    expect(await codeOf(await keys.ask(key))).toBe('rate_limited')
    expect((await keys.ask(key, { from: '198.51.100.7' })).status).toBe(200)
    keys.passTime(61)
    expect((await keys.ask(key)).status).toBe(200)
  })

  it('are written nowhere: not in the database, not in files, not in the log', async () => {
    const key = await keys.issue({ expires: '2099-12-31' })
    await keys.ask(key)
    await keys.ask(key, { path: '/nothing' })
    await keys.api.flush()
    const secret = key.slice(prefixOf(key).length)
    const rows = [...(await keys.contract.collection('apiKeys').getFullList()), ...(await keys.contract.logs.getList(1, 100)).items]
    expect(`${JSON.stringify(rows)}${keys.logged.join('')}`).not.toContain(secret)
    const folder = place.env.DATA_DIR ?? ''
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
    expect(files.filter((file) => statSync(file).isFile() && readFileSync(file).includes(secret))).toEqual([])
    expect(JSON.stringify(rows)).toContain(prefixOf(key))
  })
})
