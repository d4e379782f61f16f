import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { issueToken } from '../core/auth/tokens.ts'
import { updateCollection } from '../core/collections/save.ts'
import { type AuthRecord, idOf } from '../core/model/record.ts'
import type { Settings } from '../core/model/settings.ts'
import { selectRecords } from '../core/query/table.ts'
import { createRecord } from '../core/records/save.ts'
import { type Blog, openBlog } from '../testing/blog.ts'
import { everyDatabase } from '../testing/databases.ts'
import { createApp } from './app.ts'
import { endpoints } from './endpoints.ts'

const posts = '/api/collections/posts/records'

describe.each(everyDatabase)('a batch on $engine', (engine) => {
  let blog: Blog
  let app: ReturnType<typeof createApp>
  const changeSettings = (change: Partial<Settings>) => blog.core.inTransaction(async (tx) => tx.replaceSettings({ ...tx.settings, ...change }))
  const allow = (change: Partial<Settings['batch']> = {}) =>
    changeSettings({ batch: { enabled: true, maxRequests: 5, timeout: 0, maxBodySize: 0, ...change } })
  beforeEach(async () => {
    blog = await openBlog(engine)
    app = createApp({ core: blog.core, endpoints, onError: () => undefined })
    await allow()
  })
  afterEach(async () => {
    expect(blog.errors).toEqual([])
    await blog.close()
  })

  const ask = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await app.fetch(new Request('http://test/api/batch', { method: 'POST', body, headers }), { peer: '127.0.0.1' })
    return { status: response.status, json: await response.json() }
  }
  const send = (requests: unknown, headers: Record<string, string> = {}) =>
    ask(JSON.stringify({ requests }), { 'content-type': 'application/json', ...headers })
  const titles = async () => {
    const records = await selectRecords(blog.core, blog.collection('posts'), sql`order by title`)
    return records.map(({ values }) => values.title)
  }
  const create = (title: string) => createRecord(blog.core, { collection: blog.collection('posts'), values: { title } })
  const files = () =>
    readdirSync(blog.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.attrs'))
      .map((entry) => entry.name.replace(/_\w{10}\./, '.'))
      .sort()

  test('writes records one after the other, each seeing those before it', async () => {
    const old = await create('old')
    const id = 'abcdefghijklmno'
    const { status, json } = await send([
      { method: 'POST', url: `${posts}?fields=title,id`, body: { id, title: 'new' } },
      { method: 'PUT', url: `${posts}?fields=title`, body: { id, title: 'newer' } },
      { method: 'PUT', url: '/api/collections/POSTS/records?fields=title', body: { id: 'abcdefghijklmn2', title: 'other' } },
      { method: 'PATCH', url: `${posts}/${idOf(old)}?fields=total`, body: { 'total+': 2 } },
      { method: 'DELETE', url: `${posts}/${id}` },
    ])
    expect([status, json]).toEqual([
      200,
      [
        { body: { id, title: 'new' }, status: 200 },
        { body: { title: 'newer' }, status: 200 },
        { body: { title: 'other' }, status: 200 },
        { body: { total: 2 }, status: 200 },
        { body: null, status: 204 },
      ],
    ])
    expect(Object.keys(json[0])).toEqual(['body', 'status'])
    expect(await titles()).toEqual(['old', 'other'])
  })

  test('tells rules that it is one, with its own token and the headers of the item', async () => {
    const user = (await createRecord(blog.core, {
      collection: blog.collection('users'),
      values: { email: 'a@example.org', password: '12345678' },
    })) as AuthRecord
    const authorization = await issueToken(blog.core, user, { type: 'auth' })
    const createRule = `@request.context = 'batch' && @request.auth.id = '${idOf(user)}' && @request.headers.x_word = 'yes' && @request.method = 'POST'`
    await updateCollection(blog.core, blog.collection('posts'), { createRule })
    const item = { method: 'PUT', url: posts, body: { title: 'one' }, headers: { 'X-Word': 'yes', Authorization: 'nobody' } }
    expect((await send([item], { authorization })).status).toBe(200)
    expect((await send([{ ...item, headers: { ...item.headers, Authorization: authorization } }])).status).toBe(400)
    expect((await send([{ ...item, headers: {} }], { authorization, 'x-word': 'no' })).status).toBe(400)
  })

  test('of which one is refused stores nothing, and says which and why', async () => {
    const form = new FormData()
    const requests = [
      { method: 'POST', url: posts, body: { title: 'one' } },
      { method: 'POST', url: '/api/collections/users/records', body: { email: 'a@example.org', password: '12345678', passwordConfirm: '12345678' } },
      { method: 'POST', url: posts, body: { title: 'one' } },
      { method: 'POST', url: posts, body: { title: '' } },
    ]
    form.set('@jsonPayload', JSON.stringify({ requests }))
    form.set('requests.0.cover', new File(['a'], 'cover.txt'))
    const response = {
      data: { title: { code: 'validation_not_unique', message: 'Value must be unique.' } },
      message: 'Failed to create record.',
      status: 400,
    }
    expect(await ask(form)).toEqual({
      status: 400,
      json: {
        data: { requests: { 2: { code: 'batch_request_failed', message: 'Batch request failed.', response } } },
        message: 'Batch transaction failed.',
        status: 400,
      },
    })
    expect([await titles(), files()]).toEqual([[], []])
    expect(await selectRecords(blog.core, blog.collection('users'), sql``)).toEqual([])
  })

  test('takes files in parts named by either notation, with modifiers', async () => {
    const form = new FormData()
    const item = { method: 'PUT', url: posts, body: { id: 'abcdefghijklmno', title: 'one' } }
    form.set('@jsonPayload', JSON.stringify({ requests: [item, { ...item, body: { id: item.body.id, total: 7 } }] }))
    form.append('requests.0.photos', new File(['a'], 'first.txt'))
    form.append('requests[0].cover', new File(['b'], 'cover.txt'))
    form.append('requests.1.photos+', new File(['c'], 'second.txt'))
    form.append('requests.9.photos', new File(['d'], 'nobodys.txt'))
    const { status, json } = await ask(form)
    expect([status, json[1]?.body]).toMatchObject([
      200,
      { cover: expect.stringMatching(/^cover_/), photos: [/^first_/, /^second_/].map((name) => expect.stringMatching(name)), total: 7 },
    ])
    expect(files()).toEqual(['cover.txt', 'first.txt', 'second.txt'])
  })

  const refused = [
    ['nothing', undefined, { code: 'validation_required', message: 'Cannot be blank.' }],
    ['an empty list', [], { code: 'validation_required', message: 'Cannot be blank.' }],
    [
      'too many',
      Array(6).fill({ method: 'POST', url: posts }),
      { code: 'validation_length_too_long', message: 'The length must be no more than 5.', params: { max: 5, min: 0 } },
    ],
    [
      'wrong ones',
      [{ method: 'POST', url: posts }, {}, { method: 'post', url: 'x'.repeat(2001) }],
      {
        1: {
          method: { code: 'validation_required', message: 'Cannot be blank.' },
          url: { code: 'validation_required', message: 'Cannot be blank.' },
        },
        2: {
          method: { code: 'validation_in_invalid', message: 'Must be a valid value.' },
          url: { code: 'validation_length_too_long', message: 'The length must be no more than 2000.', params: { max: 2000, min: 0 } },
        },
      },
    ],
  ] as const

  test('with values that are missing, too many or wrong is refused by their names', async () => {
    for (const [what, requests, expected] of refused) {
      expect(await send(requests), what).toMatchObject({ status: 400, json: { data: { requests: expected } } })
    }
  })

  const unreadable = [
    ['a list that is none', 'text'],
    ['items that are none', [null]],
    ['a body that is none', [{ method: 'POST', url: posts, body: [] }]],
  ] as const

  test('of another shape cannot be read', async () => {
    for (const [what, requests] of unreadable) expect(await send(requests), what).toMatchObject({ status: 400, json: { data: {} } })
  })

  const others = [
    ['GET', posts],
    ['POST', '/api/collections/users/auth-with-password'],
    ['POST', '/api/batch'],
    ['PATCH', posts],
    ['PUT', `${posts}/abcdefghijklmno`],
    ['DELETE', '/api/collections/posts'],
    ['POST', `//other.example${posts}`],
    ['POST', 'http://[nowhere'],
  ] as const

  test('writes records only', async () => {
    for (const [method, url] of others) {
      const { status, json } = await send([
        { method: 'POST', url: posts, body: { title: 'one' } },
        { method, url, body: { title: 'two' } },
      ])
      const { code, response } = json.data.requests['1']
      expect([status, code, response.status], `${method} ${url}`).toEqual([400, 'batch_request_failed', 400])
    }
    expect(await titles()).toEqual([])
  })

  test('is refused with 403 when batches are off, and with 413 when its body is too large', async () => {
    await allow({ enabled: false })
    expect((await send([{ method: 'POST', url: posts }])).status).toBe(403)
    await allow({ maxRequests: 0 })
    expect((await send([{ method: 'POST', url: posts }])).status).toBe(403)
    await allow({ maxBodySize: 100 })
    expect((await send([{ method: 'POST', url: posts, body: { title: 'x'.repeat(100) } }])).status).toBe(413)
  })

  test('counts each of its items where rate limits name the action', async () => {
    const rules = [{ label: '*:create', audience: '' as const, duration: 60, maxRequests: 2 }]
    await changeSettings({ rateLimits: { enabled: true, rules, excludedIPs: [] } })
    const { status, json } = await send(['one', 'two', 'three'].map((title) => ({ method: 'POST', url: posts, body: { title } })))
    expect([status, json.data.requests['2'].response.status]).toEqual([400, 429])
    expect(await titles()).toEqual([])
  })

  test('that takes too long ends with 400, and nothing of it is written later', async () => {
    await allow({ timeout: 1 })
    const write = blog.core.files.write.bind(blog.core.files)
    let finished: Promise<void> | undefined
    vi.spyOn(blog.core.files, 'write').mockImplementation((key, content) => {
      finished = new Promise((done) => setTimeout(done, 1500)).then(() => write(key, content))
      return finished
    })
    const form = new FormData()
    form.set(
      '@jsonPayload',
      JSON.stringify({
        requests: [
          { method: 'POST', url: posts, body: { title: 'slow' } },
          { method: 'POST', url: posts, body: { title: 'never' } },
        ],
      }),
    )
    form.append('requests.0.photos', new File(['a'], 'first.txt'))
    form.append('requests.1.photos', new File(['b'], 'second.txt'))
    expect(await ask(form)).toEqual({ status: 400, json: { data: {}, message: 'Batch transaction failed.', status: 400 } })
    await finished
    await create('after')
    expect([await titles(), files()]).toEqual([['after'], []])
  })
})
