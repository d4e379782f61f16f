import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueToken } from '../core/auth/tokens.ts'
import { isAuthRecord } from '../core/model/record.ts'
import { createRecord } from '../core/records/save.ts'
import { type Asking, asking } from '../testing/admin.ts'
import { type Blog, openBlog } from '../testing/blog.ts'
import { testDatabases } from '../testing/databases.ts'
import { type BackendApp, createApp } from './app.ts'
import { endpoints } from './endpoints.ts'

const MEGABYTE = 2 ** 20
const pieces = (text: string, size = 64 * 2 ** 10) => {
  const bytes = Buffer.from(text)
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size))
}
const nested = (keys: number) => `{"more":${object(keys)}}`
const object = (keys: number) => `{${Array.from({ length: keys }, (_, index) => `"k${index}":1`).join()}}`
const text = (bytes: number) => `{"title":"${'x'.repeat(bytes)}"}`

interface Sent {
  readonly path?: string
  readonly method?: string
  readonly type?: string
  readonly token?: string | null
}

describe.each(testDatabases.slice(0, 1))('what a body may hold', (engine) => {
  let blog: Blog
  let admin: Asking
  let app: BackendApp
  let user: string
  const errors: unknown[] = []

  beforeAll(async () => {
    blog = await openBlog(engine)
    admin = await asking(blog.core, (error) => errors.push(error))
    app = createApp({ core: blog.core, endpoints, onError: (error) => errors.push(error) })
    const account = await createRecord(blog.core, {
      collection: blog.collection('users'),
      values: { email: 'user@example.org', password: 'correct horse' },
    })
    if (isAuthRecord(account)) user = await issueToken(blog.core, account, { type: 'auth' })
    await admin.ask('POST', 'collections', { name: 'closed', type: 'base', createRule: null, fields: [{ type: 'json', name: 'data' }] })
    await admin.ask('POST', 'collections', { name: 'albums', type: 'base', createRule: null, fields: [{ type: 'file', name: 'cover' }] })
    await admin.ask('POST', 'collections', {
      name: 'papers',
      type: 'base',
      createRule: '',
      fields: [
        { type: 'editor', name: 'words' },
        { type: 'json', name: 'data' },
      ],
    })
    await admin.ask('PATCH', 'settings', { batch: { enabled: true, maxRequests: 50, timeout: 10 } })
  })
  afterAll(async () => {
    expect(errors).toEqual([])
    await blog.close()
  })

  /** Sends a body that does not say how long it is, and counts how much of it is read. */
  async function send(body: string, { path = 'collections/posts/records', method = 'POST', type = 'application/json', token = null }: Sent = {}) {
    const chunks = pieces(body)
    let read = 0
    const stream = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const chunk = chunks[read]
          if (!chunk) return controller.close()
          read += 1
          controller.enqueue(chunk)
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'content-type': type, ...(token && { authorization: token }) }
    const init = { method, headers, body: stream, duplex: 'half' }
    const response = await app.fetch(new Request(`http://test/api/${path}`, init), { peer: '192.0.2.1' })
    return { status: response.status, json: response.status === 204 ? {} : await response.json(), readAll: read === chunks.length }
  }

  test.each([
    'auth-with-password',
    'auth-with-otp',
    'auth-with-oauth2',
    'request-otp',
    'request-verification',
    'confirm-verification',
    'request-password-reset',
    'confirm-password-reset',
    'confirm-email-change',
    'auth-refresh',
    'impersonate/x',
  ])('16 kB for %s, whoever asks', async (action) => {
    for (const authorization of ['', admin.token]) {
      for (const [bytes, isTooLarge] of [
        [16_384, false],
        [16_385, true],
      ] as const) {
        const headers = { 'content-type': 'application/json', 'content-length': String(bytes), authorization }
        const { status } = await app.fetch(new Request(`http://test/api/collections/users/${action}`, { method: 'POST', headers }), {
          peer: '192.0.2.1',
        })
        expect(status === 413, `${bytes}`).toBe(isTooLarge)
      }
    }
  })

  test('of a login that does not say how long it is no more than that is read', async () => {
    expect((await send(text(15_000), { path: 'collections/users/auth-with-password' })).status).toBe(400)
    const path = 'collections/users/auth-with-password'
    expect(await send(text(3 * MEGABYTE), { path, token: admin.token })).toMatchObject({ status: 413, readAll: false })
  })

  test('a megabyte of JSON for guests and accounts, and what the fields may hold where the rule lets others than superusers in', async () => {
    for (const token of [null, user]) {
      expect((await send(text(900_000), { path: 'collections/closed/records', token })).status).toBe(403)
      expect((await send(text(2 * MEGABYTE), { path: 'collections/closed/records', token })).status).toBe(413)
      const words = JSON.stringify({ words: 'x'.repeat(4 * MEGABYTE), data: 'y'.repeat(900_000) })
      expect((await send(words, { path: 'collections/papers/records', token })).status).toBe(200)
      expect((await send(text(8 * MEGABYTE), { path: 'collections/papers/records', token })).status).toBe(413)
    }
    expect(
      (
        await send(JSON.stringify({ data: 'y'.repeat(900_000), more: 'z'.repeat(20 * MEGABYTE) }), {
          path: 'collections/closed/records',
          token: admin.token,
        })
      ).status,
    ).toBe(200)
  })

  test('files for everyone where there are fields for them, beside a megabyte of texts', async () => {
    const form = (name: string, bytes: number, file: boolean) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"${file ? '; filename="a.txt"' : ''}\r\n\r\n${'x'.repeat(bytes)}\r\n--b--\r\n`
    const type = 'multipart/form-data; boundary=b'
    const title = '--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nwith a cover\r\n'
    expect((await send(title + form('cover', 4 * MEGABYTE, true), { type })).status).toBe(200)
    expect((await send(title + form('cover', 30 * MEGABYTE, true), { type })).json).toMatchObject({
      data: { cover: { code: 'validation_file_size_limit' } },
    })
    expect((await send(title + form('data', 3 * MEGABYTE, false), { type })).status).toBe(413)
    for (const path of ['collections/lists/records', 'collections/albums/records']) {
      expect((await send(title + form('cover', 3 * MEGABYTE, true), { type, path })).status, path).toBe(413)
    }
  })

  test.each([
    ['20,000 keys', nested(19_999), nested(20_000)],
    ['5,000 names', object(5000), object(5001)],
    ['100,000 entries', `{"a":[${'1,'.repeat(99_000)}1]}`, `{"a":[${'1,'.repeat(101_000)}1]}`],
    ['100,000 empty objects', `{"a":[${'{},'.repeat(49_000)}{}]}`, `{"a":[${'{},'.repeat(51_000)}{}]}`],
    ['500 levels', `{"a":${'['.repeat(499)}${']'.repeat(499)}}`, `{"a":${'['.repeat(500)}${']'.repeat(500)}}`],
  ])('%s for guests', async (_, fits, tooMuch) => {
    const path = 'collections/papers/records'
    expect((await send(fits, { path })).status).toBe(200)
    const refused = await send(tooMuch, { path })
    expect(refused).toMatchObject({ status: 400, json: { status: 400, data: {}, message: expect.stringMatching(/^[A-Z].*\.$/) } })
  })

  test('200,000 keys for superusers, of a body that is read no further', async () => {
    expect((await send(nested(190_000), { path: 'collections/papers/records', token: admin.token })).status).toBe(200)
    expect(await send(nested(1_000_000), { path: 'collections/papers/records', token: admin.token })).toMatchObject({
      status: 400,
      json: { message: 'The submitted data may hold no more than 200000 keys.' },
      readAll: false,
    })
  })

  test('the JSON of a form is counted as a whole', async () => {
    const form = (keys: number) => Array.from({ length: 10 }, () => `%40jsonPayload=${encodeURIComponent(nested(keys))}`).join('&')
    const sent = { type: 'application/x-www-form-urlencoded', path: 'collections/papers/records' }
    expect((await send(form(1000), sent)).status).toBe(200)
    expect((await send(form(2100), sent)).json).toMatchObject({ status: 400, message: 'The submitted data may hold no more than 20000 keys.' })
  })

  test('a text that reads as JSON of more than 50,000 keys or 100,000 entries stays a text', async () => {
    const data = async (text: string) => (await send(JSON.stringify({ data: text }), { path: 'collections/papers/records' })).json.data
    expect(await data(object(50_000))).toEqual(JSON.parse(object(50_000)))
    for (const tooMuch of [object(50_001), `[${'{},'.repeat(50_000)}{}]`]) expect(await data(tooMuch)).toBe(tooMuch)
  })

  test('a batch: a megabyte for guests, eight for accounts, and the same keys', async () => {
    const batch = (body: unknown) => JSON.stringify({ requests: [{ method: 'POST', url: '/api/collections/papers/records', body }] })
    const words = batch({ words: 'x'.repeat(3 * MEGABYTE) })
    expect((await send(words, { path: 'batch' })).status).toBe(413)
    expect((await send(words, { path: 'batch', token: user })).status).toBe(200)
    for (const body of [nested(21_000), object(5001)]) {
      expect((await send(batch(JSON.parse(body)), { path: 'batch', token: user })).status).toBe(400)
    }
  })

  test('as many topics as the contract allows, and no more', async () => {
    const subscription = (topics: number, length: number) =>
      JSON.stringify({ clientId: 'nobody', subscriptions: Array(topics).fill('"'.repeat(length)) })
    expect((await send(subscription(1000, 2500), { path: 'realtime' })).status).toBe(404)
    expect((await send(subscription(1001, 10), { path: 'realtime' })).json).toMatchObject({ status: 400, data: { subscriptions: {} } })
    expect((await send(subscription(1000, 2600), { path: 'realtime' })).status).toBe(413)
  })

  test('bytes that begin no JSON are read no further, however many were announced', async () => {
    expect(await send('\0'.repeat(MEGABYTE))).toMatchObject({ status: 400, readAll: false })
    expect(await send('['.repeat(MEGABYTE))).toMatchObject({ status: 400, readAll: false })
  })
})
