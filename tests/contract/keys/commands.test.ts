import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prefixOf } from '#services/api-keys'
import { placesAboveDialects, type TestPlace } from '../places.ts'
import { type OpenKeys, openKeys } from './open-keys.ts'

const command = fileURLToPath(new URL('../../../server/keys/main.ts', import.meta.url))

async function run(args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [command, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { stdout, stderr, code: Number(code) }
}

describe.each(placesAboveDialects)('npm run keys on $engine', ({ make }) => {
  let place: TestPlace
  let server: OpenKeys
  beforeEach(async () => {
    place = await make()
    server = await openKeys(place.env)
  })
  afterEach(async () => {
    await server.close()
    await place.remove()
  })

  it('issues a key, lists it with its use, and revokes it, while a server runs', async () => {
    const options = [
      '--name',
      'Werft & Söhne',
      '--email',
      'a@example.org',
      '--scopes',
      'zeugnisgenerator,talentscout',
      '--per-minute',
      '2',
      '--expires',
      '2099-12-31',
    ]
    const issued = await run(['issue', ...options], place.env)
    const key = issued.stdout.split('\n')[0] ?? ''
    expect(issued).toMatchObject({ code: 0, stdout: expect.stringMatching(/^sk_live_[\w-]{43}\nThis key is shown once/) })
    for (let count = 0; count < 3; count += 1) await server.ask(key)
    await server.api.flush()
    const list = await run(['list'], place.env)
    const line = `${prefixOf(key)}  Werft & Söhne  a@example.org  zeugnisgenerator,talentscout  2 a minute  until 2099-12-31  last used 20`
    expect(list.stdout).toMatch(/^1 stored\n/)
    expect(list.stdout).toContain(line)
    expect(list.stdout).toContain('3 requests in 30 days')
    expect((await run(['usage', prefixOf(key)], place.env)).stdout).toMatch(/^\d{4}-\d{2}-\d{2} {2}3 requests {2}1 of them refused\n$/)
    expect((await run(['revoke', prefixOf(key)], place.env)).stdout).toBe(`${prefixOf(key)} (Werft & Söhne) is revoked.\n`)
    expect(await (await server.ask(key)).json()).toMatchObject({ status: 401, code: 'revoked_key' })
    const again = await run(['revoke', prefixOf(key)], place.env)
    expect(again.stdout).toMatch(/was revoked on \d{4}-\d{2}-\d{2} already/)
    expect(`${list.stdout}${again.stdout}${issued.stderr}`).not.toContain(key)
  })

  it('answers a key that there is not with a sentence and status 2', async () => {
    const answer = { code: 2, stdout: '', stderr: expect.stringContaining('There is no key that begins with sk_live_abcdef') }
    expect(await run(['revoke', 'sk_live_abcdef'], place.env)).toMatchObject(answer)
    expect(await server.contract.collection('apiKeys').getFullList()).toEqual([])
  })
})

it.each([
  [[], /^Usage: /],
  [['list', 'all'], /^Usage: /],
  [['revoke'], /^Usage: /],
  [['issue', '--name', 'A', '--force'], /^Usage: /],
  [['issue', '--name', 'A', 'B'], /^Usage: /],
  [['issue'], /^--name wants up to 120/],
  [['issue', '--name', 'A', '--email', 'a@'], /^--email wants an address/],
  [['issue', '--name', 'A', '--scopes', 'cv-parser,all'], /^--scopes wants some of zeugnisgenerator,/],
  [['issue', '--name', 'A', '--per-minute', '0'], /^--per-minute wants a whole number from 1 to 6000/],
  [['issue', '--name', 'A', '--expires', '2020-01-01'], /^--expires wants a day from today on/],
])('a wrong call (%s) ends with a sentence and status 2, before any database is opened', async (args, sentence) => {
  const env = { DATABASE_URL: 'postgres://127.0.0.1:1/none' }
  expect(await run(args, env)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(sentence) })
})
