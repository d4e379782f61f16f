import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Asking, asking } from '../testing/admin.ts'
import { type Blog, openBlog } from '../testing/blog.ts'
import { testDatabases } from '../testing/databases.ts'

describe.each(testDatabases.slice(0, 1))('an answer on its way', (engine) => {
  let blog: Blog
  let admin: Asking
  const errors: unknown[] = []
  const list = 'collections/posts/records?sort=title'

  beforeAll(async () => {
    blog = await openBlog(engine, ['users', 'posts'])
    admin = await asking(blog.core, (error) => errors.push(error))
    for (let index = 0; index < 20; index += 1)
      await admin.ask('POST', 'collections/posts/records', { title: `title ${String(index).padStart(2, '0')}` })
  })
  afterAll(async () => {
    expect(errors).toEqual([])
    await blog.close()
  })

  const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') => admin.fetch(method, path, undefined, { headers })
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['', null],
  ])('is packed as the client takes it: %j as %s', async (accepted, encoding) => {
    const plain = await bytesOf(await ask(list))
    const response = await ask(list, { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const bytes = await bytesOf(response)
    const unpacked = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
    expect(unpacked.equals(plain)).toBe(true)
    if (encoding) expect(bytes.length).toBeLessThan(plain.length / 2)
  })

  test('is left as it is when it is short', async () => {
    expect((await ask('health', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull()
  })

  test('is not sent again to who has it, until it is another', async () => {
    const first = await ask(list, { 'accept-encoding': 'gzip' })
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]+"$/)
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await ask(list, { 'if-none-match': known, 'accept-encoding': 'br' })
      expect([again.status, again.headers.get('etag'), again.headers.get('vary'), (await bytesOf(again)).length]).toEqual([
        304,
        tag,
        'Accept-Encoding',
        0,
      ])
      expect(again.headers.get('access-control-allow-origin')).toBe('*')
    }
    expect((await ask(list, { 'if-none-match': '"other"' })).status).toBe(200)
    await admin.ask('POST', 'collections/posts/records', { title: 'title 99' })
    const changed = await ask(list, { 'if-none-match': tag })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(tag)
  })

  test('of an error or a write has no tag', async () => {
    expect((await ask('collections/posts/records/nobody', { 'if-none-match': '*' })).status).toBe(404)
    const written = await admin.fetch('POST', 'collections/posts/records', { title: 'tagless' }, { headers: { 'if-none-match': '*' } })
    expect([written.status, written.headers.get('etag')]).toEqual([200, null])
  })

  test('with a token is stored by nobody and never packed', async () => {
    await admin.ask('POST', 'collections/users/records', {
      email: 'a@example.org',
      password: 'correct horse',
      passwordConfirm: 'correct horse',
      name: 'x'.repeat(3000),
    })
    const login = { identity: 'a@example.org', password: 'correct horse' }
    const headers = { 'accept-encoding': 'gzip, br' }
    const signedIn = await admin.fetch('POST', 'collections/users/auth-with-password', login, { token: null, headers })
    const { token } = await signedIn.clone().json()
    const refreshed = await admin.fetch('POST', 'collections/users/auth-refresh', undefined, { token, headers })
    const ofFiles = await admin.fetch('POST', 'files/token', undefined, { token, headers })
    const methods = await ask('collections/users/auth-methods', headers)
    for (const one of [signedIn, refreshed, ofFiles, methods]) {
      expect([one.status, one.headers.get('cache-control'), one.headers.get('content-encoding'), one.headers.get('etag')]).toEqual([
        200,
        'no-store',
        null,
        null,
      ])
    }
  })

  test('that goes on for long is neither packed nor tagged', async () => {
    const events = await ask('realtime', { 'accept-encoding': 'gzip', 'if-none-match': '*' })
    expect([events.status, events.headers.get('content-encoding'), events.headers.get('etag')]).toEqual([200, null, null])
    await events.body?.cancel()
  })
})
