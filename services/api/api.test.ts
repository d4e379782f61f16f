import { afterAll, beforeEach, expect, it } from 'vitest'
import { createEngines } from '#engines'
import { readApiFromDisk } from '#words/from-disk'
import { type Api, createApi } from './index.ts'
import { sandboxKeys } from './keys.ts'
import { REQUESTS_PER_MINUTE } from './limit.ts'

const engines = createEngines({ deadline: 60 })
afterAll(() => engines.close())

const documents = readApiFromDisk('en')
let now = 0
let api: Api
beforeEach(() => {
  now = 0
  api = createApi({
    documents: () => documents,
    engines,
    now: () => now,
    onError: (error) => {
      throw error
    },
  })
})

interface Sent {
  readonly body?: string
  readonly headers?: Record<string, string>
  readonly method?: string
  /** Who asks. */
  readonly from?: string
}

function send(path: string, { body, headers, method = body === undefined ? 'GET' : 'POST', from = '192.0.2.1' }: Sent = {}) {
  const all = { authorization: `Bearer ${sandboxKeys.valid}`, 'content-type': 'application/json', ...headers }
  return api.fetch(new Request(`http://localhost/api/v1${path}`, { method, headers: all, ...(body !== undefined && { body }) }), from)
}

const sentence = JSON.stringify({ text: 'Er war stets bemüht.' })
const codeOf = async (response: Promise<Response>) => (await (await response).json()).code

it('a missing, an unknown and an expired key are told apart', async () => {
  expect(await codeOf(send('/roles', { headers: { authorization: '' } }))).toBe('missing_key')
  expect(await codeOf(send('/roles', { headers: { authorization: 'Bearer sk_live_x' } }))).toBe('unknown_key')
  expect(await codeOf(send('/roles', { headers: { authorization: `Bearer ${sandboxKeys.expired}` } }))).toBe('expired_key')
})

it('what is wrong in a body is named entry by entry, in the language asked for', async () => {
  const response = await send('/sentences', { body: '{"txt":1}', headers: { 'accept-language': 'de-DE,de' } })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    code: 'validation_failed',
    errors: [
      { pointer: '/text', code: 'required', message: 'Diese Angabe fehlt.' },
      { pointer: '/txt', code: 'additionalProperties', message: 'Diese Angabe ist nicht bekannt.' },
    ],
  })
})

it('what the engine cannot write is a fault at its field', async () => {
  const person = { address: 'frau', firstName: 'Katharina', lastName: 'Brandt' }
  const rest = { kind: 'zwischen', language: 'de', employer: { name: 'Hansen', city: 'Hamburg' }, job: { title: 'Disponentin' }, tasks: ['Touren'] }
  const body = JSON.stringify({
    ...rest,
    person,
    from: '2020-01-01',
    issued: '2026-01-01',
    overall: 2,
    signers: [{ name: 'Ute Hansen', position: 'Leitung' }],
  })
  const response = await send('/references', { body })
  expect(await response.json()).toMatchObject({ status: 422, errors: [{ pointer: '/occasion', code: 'missing-occasion' }] })
})

it('a search leaves out words that refer to a protected trait and searches the rest, as the page does', async () => {
  const ask = async (sentence: string) => (await send('/searches', { body: JSON.stringify({ sentence }) })).json()
  const [rest, spoilt, refused] = await Promise.all(['Pflegefachkraft, Raum Lübeck', 'junge Pflegefachkraft, Raum Lübeck', 'unter 35'].map(ask))
  expect(spoilt.refused).toMatchObject([{ word: 'junge', trait: 'age' }])
  expect(rest.matches.length).toBeGreaterThan(0)
  expect(spoilt.matches).toEqual(rest.matches)
  expect(refused).toMatchObject({ requirements: [], matches: [] })
})

it('malformed JSON, another type, and a body above 1 MiB are refused before they are read further', async () => {
  expect(await codeOf(send('/sentences', { body: '{"text":' }))).toBe('invalid_json')
  expect(await codeOf(send('/sentences', { body: 'text=a', headers: { 'content-type': 'text/plain' } }))).toBe('unsupported_media_type')
  expect(await codeOf(send('/sentences', { body: JSON.stringify({ text: 'a'.repeat(2 ** 20) }) }))).toBe('body_too_large')
})

it('parameters are checked too, unknown ones included', async () => {
  const response = await send('/phrases?limit=500&colour=red')
  const { errors } = await response.json()
  expect(errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code])).toEqual([
    ['limit', 'maximum'],
    ['colour', 'additionalProperties'],
  ])
})

it.each([
  ['/phrases?limit=100', 'id', 522],
  ['/roles?limit=8', 'slug', 21],
])('pages of %s follow each other until the last one', async (address, name, count) => {
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { items, nextCursor } = await (await send(`${address}${cursor && `&cursor=${cursor}`}`)).json()
    seen.push(...items.map((one: Record<string, string>) => one[name]))
    cursor = nextCursor
  }
  expect(new Set(seen).size).toBe(count)
  expect(seen.length).toBe(count)
})

it('a list that fits one page, and its last page, has no next one', async () => {
  expect((await (await send('/roles')).json()).nextCursor).toBeNull()
  expect((await (await send('/roles?limit=21')).json()).nextCursor).toBeNull()
  expect((await (await send('/roles?limit=20')).json()).nextCursor).not.toBeNull()
})

it('an unknown path is not found, a wrong method is told the right ones', async () => {
  expect((await send('/nothing')).status).toBe(404)
  const response = await send('/sentences')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

it('a name for a request means one body, for ten minutes', async () => {
  const headers = { 'idempotency-key': 'order-1' }
  const first = await (await send('/sentences', { body: sentence, headers })).text()
  expect(await (await send('/sentences', { body: sentence, headers })).text()).toBe(first)
  expect(await codeOf(send('/sentences', { body: '{"text":"Anders."}', headers }))).toBe('idempotency_conflict')
  now += 10 * 60_000 + 1
  expect((await send('/sentences', { body: '{"text":"Anders."}', headers })).status).toBe(200)
})

it('a name for a request keeps to its pattern', async () => {
  const response = await send('/sentences', { body: sentence, headers: { 'idempotency-key': 'a b' } })
  expect(await response.json()).toMatchObject({ status: 422, errors: [{ pointer: 'Idempotency-Key', code: 'pattern' }] })
})

it('more requests than the limit in a minute are told when to come back', async () => {
  for (let count = 0; count < REQUESTS_PER_MINUTE; count++) expect((await send('/roles')).status).toBe(200)
  const response = await send('/roles')
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(response.headers.get('ratelimit-remaining')).toBe('0')
})

it('all addresses of one IPv6 network have one limit together, and the next network has its own', async () => {
  for (let count = 0; count < REQUESTS_PER_MINUTE; count++) await send('/roles', { from: `2001:db8::${count}` })
  expect((await send('/roles', { from: '2001:db8::ffff' })).status).toBe(429)
  expect((await send('/roles', { from: '2001:db8:0:1::1' })).headers.get('ratelimit-remaining')).toBe(String(REQUESTS_PER_MINUTE - 1))
})

it('a page of another origin may ask, and sees the headers it needs', async () => {
  const preflight = await send('/roles', { method: 'OPTIONS' })
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  const response = await send('/roles', { headers: { 'x-request-id': 'mine-1' } })
  expect(response.headers.get('x-request-id')).toBe('mine-1')
  expect(response.headers.get('access-control-expose-headers')).toContain('X-Request-Id')
})
