import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Settings } from '../core/model/settings.ts'
import { type Blog, openBlog } from '../testing/blog.ts'
import { testDatabases } from '../testing/databases.ts'
import { type BackendApp, createApp } from './app.ts'
import { endpoints } from './endpoints.ts'

const sqlite = testDatabases.slice(0, 1)
const posts = 'http://test/api/collections/posts/records'
const bytes = (text: string) => [new TextEncoder().encode(text)]

describe.each(sqlite)('the application around the endpoints', (engine) => {
  let blog: Blog
  let app: BackendApp
  const errors: unknown[] = []

  beforeAll(async () => {
    blog = await openBlog(engine)
    app = createApp({ core: blog.core, endpoints, onError: (error) => errors.push(error) })
  })
  afterAll(async () => {
    expect(errors).toEqual([])
    await blog.close()
  })

  const ask = (url: string, init: RequestInit = {}, body?: AsyncIterable<Uint8Array>) =>
    app.fetch(new Request(url, init), { peer: '127.0.0.1', ...(body && { body }) })
  const post = (type: string, body: BodyInit) => ask(posts, { method: 'POST', headers: { 'content-type': type }, body })
  async function* stream(text: string) {
    yield* bytes(text)
  }

  test('gives every answer the headers of the contract, errors and unknown addresses too', async () => {
    for (const [url, status] of [
      [posts, 200],
      [`${posts}/nobody`, 404],
      ['http://test/api/nowhere', 404],
    ] as const) {
      const { status: got, headers } = await ask(url)
      expect(got, url).toBe(status)
      expect(Object.fromEntries(headers), url).toMatchObject({
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'x-xss-protection': '1; mode=block',
      })
    }
  })

  test('tells a browser of any origin that it may ask, with the headers it named', async () => {
    const { status, headers } = await ask(posts, { method: 'OPTIONS', headers: { 'access-control-request-headers': 'authorization' } })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-headers')).toBe('authorization')
    expect(headers.get('access-control-allow-methods')).toContain('PATCH')
  })

  test.each([
    ['{"title": "one"} and more', 'application/json', 200],
    ['{"title": ', 'application/json', 400],
    ['["title"]', 'application/json', 400],
    ['title=two&total=3&tags=a&tags=b', 'application/x-www-form-urlencoded', 200],
    ['<title>three</title>', 'text/html', 400],
    ['', 'text/html', 400],
  ])('reads the body %j of type %s: %i', async (body, type, status) => {
    const answer = await post(type, body)
    expect(answer.status).toBe(status)
    if (status === 200) expect(await answer.json()).toMatchObject({ collectionName: 'posts' })
  })

  test('takes what a form sends for numbers and booleans only where it is written exactly so', async () => {
    const form = new FormData()
    for (const [name, value] of [
      ['title', '007'],
      ['total', '2.50'],
      ['data', 'true'],
      ['@jsonPayload', '{"tags":["c"],"total":"4"}'],
    ] as const)
      form.append(name, value)
    const answer = await ask(posts, { method: 'POST', body: form })
    expect(await answer.json()).toMatchObject({ title: '007', total: 4, data: true, tags: ['c'] })
  })

  test('reads the body of GET and DELETE too, and refuses one that cannot be read', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': '5' }
    expect((await ask(posts, { headers }, stream('{"a":'))).status).toBe(400)
    expect((await ask(posts, { headers }, stream('{}   '))).status).toBe(200)
    expect((await ask(`${posts}/nobody`, { method: 'DELETE', headers, body: '{"a":' })).status).toBe(400)
  })

  test('refuses a body that announces more than it may hold before anything else is looked at', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': String(2 ** 32) }
    const answer = await ask(posts, { method: 'POST', headers, body: 'no JSON' })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({ data: {}, message: 'Request entity too large.', status: 413 })
  })

  test('counts requests by rule and route, whatever id they name, and leaves other routes alone', async () => {
    const rules = [{ label: 'posts:view', audience: '' as const, duration: 100, maxRequests: 2 }]
    await changeSettings({ rateLimits: { ...blog.core.settings.rateLimits, enabled: true, rules } })
    const statuses = []
    for (const id of ['one', 'two', 'three']) statuses.push((await ask(`${posts}/${id}`)).status)
    expect([...statuses, (await ask(posts)).status]).toEqual([404, 404, 429, 200])
    await changeSettings({ rateLimits: { ...blog.core.settings.rateLimits, enabled: false } })
  })

  async function changeSettings(changed: Partial<Settings>) {
    await blog.core.inTransaction(async (tx) => tx.replaceSettings({ ...tx.settings, ...changed }))
  }
})
