import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { realtimeEndpoints } from '../../apis/realtime.ts'
import { type Blog, openBlog } from '../../testing/blog.ts'
import { callEndpoint } from '../../testing/call.ts'
import { everyDatabase } from '../../testing/databases.ts'
import { deleteCollection, updateCollection } from '../collections/save.ts'
import type { RealtimeClient } from '../model/realtime.ts'
import { idOf, type StoredRecord } from '../model/record.ts'
import type { Values } from '../query/table.ts'
import { deleteRecord } from '../records/delete.ts'
import { createRecord, updateRecord } from '../records/save.ts'
import { Hub } from './hub.ts'

interface Listener {
  readonly client: RealtimeClient
  /** What came since the last time that was asked. */
  heard(): Promise<{ event: string; action: string; record: Record<string, unknown> }[]>
}

const login = { password: '12345678', passwordConfirm: '12345678', email: 'a@example.com' }
const withOptions = (topic: string, options: unknown) => `${topic}?options=${encodeURIComponent(JSON.stringify(options))}`

describe.each(everyDatabase)('events of records, $engine', (engine) => {
  let blog: Blog
  beforeEach(async () => {
    blog = await openBlog(engine)
  })
  afterEach(async () => {
    await blog.close()
    expect(blog.errors).toEqual([])
  })

  const create = (name: string, values: Values) => createRecord(blog.core, { collection: blog.collection(name), values })
  const update = (record: StoredRecord, values: Values) => updateRecord(blog.core, { record, values })
  const setRules = (name: string, rules: Values) => updateCollection(blog.core, blog.collection(name), rules)
  const titles = (heard: Awaited<ReturnType<Listener['heard']>>) => heard.map(({ action, record }) => `${action} ${String(record.title)}`)

  function listen(topics: readonly string[], auth: StoredRecord | null = null): Listener {
    const messages: { event: string; data: string }[] = []
    const client = blog.core.realtime.join({
      address: '127.0.0.1',
      outlet: { send: (message) => messages.push(message), waiting: () => 0, close: () => undefined },
    })
    blog.core.realtime.subscribe(client, topics, auth)
    return {
      client,
      async heard() {
        await blog.core.settled()
        return messages.splice(0).map(({ event, data }) => ({ event, ...JSON.parse(data) }))
      },
    }
  }

  test('come under the topic as subscribed, by name or id, of all records or of one', async () => {
    const first = await create('posts', { title: 'first' })
    const topics = ['posts', 'posts/*', 'posts_id/*', `posts/${idOf(first)}`, 'comments/*', 'posts/another']
    const listener = listen(topics)
    await update(first, { total: 2 })
    expect((await listener.heard()).map(({ event }) => event).sort()).toEqual(topics.slice(0, 4).sort())
    await create('posts', { title: 'second' })
    const heard = await listener.heard()
    expect(heard.map(({ event }) => event).sort()).toEqual(topics.slice(0, 3).sort())
    expect(heard[0]).toMatchObject({ action: 'create', record: { title: 'second', collectionName: 'posts' } })
  })

  test('arrive in the order of their commits, and not at all of what was rolled back', async () => {
    const listener = listen(['posts/*'])
    await blog.core.inTransaction(async (tx) => {
      const values = { title: 'one' }
      const record = await createRecord(tx, { collection: blog.collection('posts'), values })
      await updateRecord(tx, { record, values: { title: 'changed' } })
      await createRecord(tx, { collection: blog.collection('posts'), values: { title: 'two' } })
    })
    const failed = blog.core.inTransaction(async (tx) => {
      await createRecord(tx, { collection: blog.collection('posts'), values: { title: 'never' } })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(titles(await listener.heard())).toEqual(['create changed', 'update changed', 'create two'])
  })

  test('are heard by those whom the rules let see the record, superusers always', async () => {
    const [ann, bob] = [await create('users', login), await create('users', { ...login, email: 'b@example.com' })]
    const root = await create('_superusers', { ...login, email: 'root@example.com' })
    await setRules('posts', { listRule: 'author = @request.auth.id', viewRule: null })
    const post = await create('posts', { title: 'hers', author: idOf(ann) })
    const listeners = [null, ann, bob, root].map((auth) => listen(['posts/*', `posts/${idOf(post)}`], auth))
    await update(post, { total: 5 })
    const counts = await Promise.all(listeners.map(async ({ heard }) => (await heard()).length))
    expect(counts).toEqual([0, 1, 0, 2])
  })

  test('show a record as its viewer may see it: hidden fields, addresses, expand, fields', async () => {
    const ann = await create('users', login)
    const root = await create('_superusers', { ...login, email: 'root@example.com' })
    const topic = withOptions('posts/*', { query: { expand: 'author', fields: 'title,secret,expand.author.email' } })
    const [guest, herself, superuser] = [listen([topic]), listen([topic], ann), listen([topic], root)]
    await create('posts', { title: 'hers', secret: 's', author: idOf(ann) })
    const [seen] = await guest.heard()
    expect(seen).toMatchObject({ event: topic, action: 'create' })
    expect(seen?.record).toEqual({ title: 'hers', expand: { author: {} } })
    expect((await herself.heard())[0]?.record).toEqual({ title: 'hers', expand: { author: { email: login.email } } })
    expect((await superuser.heard())[0]?.record).toEqual({ title: 'hers', secret: 's', expand: { author: { email: login.email } } })
  })

  test('are narrowed by a filter, which may not name what only superusers see', async () => {
    const filtered = (filter: string) => listen([withOptions('posts/*', { query: { filter } })])
    const listeners = [
      filtered('total > 1'),
      filtered('@request.auth.id = ""'),
      filtered('@collection.vault.id != ""'),
      filtered("secret = 's'"),
      filtered('(('),
    ]
    await create('posts', { title: 'one', total: 1, secret: 's' })
    await create('posts', { title: 'two', total: 2, secret: 's' })
    const heard = await Promise.all(listeners.map(async (listener) => titles(await listener.heard())))
    expect(heard).toEqual([['create two'], [], [], [], []])
  })

  test('give rules the options as query and headers, and their own context', async () => {
    await setRules('posts', { listRule: "@request.context = 'realtime' && @request.query.key = '7' && @request.headers.x_token = 't'" })
    const right = listen([withOptions('posts', { query: { key: 7 }, headers: { 'X-Token': 't' } })])
    const wrong = listen(['posts', 'posts?options=%7B', withOptions('posts', { query: { key: 7 } })])
    await create('posts', { title: 'one' })
    expect(titles(await right.heard())).toEqual(['create one'])
    expect(await wrong.heard()).toEqual([])
  })

  test('of a deletion go to those who could see the record before, of cascades too', async () => {
    await setRules('comments', { listRule: "post.title = 'open'" })
    await setRules('posts', { listRule: "title = 'open'" })
    const listener = listen(['posts/*', 'comments/*', 'lists/*'])
    for (const title of ['open', 'closed']) {
      const post = await create('posts', { title })
      await create('comments', { text: title, post: idOf(post) })
      await create('lists', { name: title, posts: [idOf(post)] })
      await listener.heard()
      await deleteRecord(blog.core, post)
      const heard = (await listener.heard()).map(({ action, record }) => `${action} ${String(record.collectionName)}`).sort()
      expect(heard).toEqual(title === 'open' ? ['delete comments', 'delete posts', 'update lists'] : ['update lists'])
    }
  })

  test('of a change are heard although the record was deleted before anybody was asked', async () => {
    const filtered = (title: string) => withOptions('posts/*', { query: { filter: `title = '${title}'` } })
    const listener = listen(['posts/*', filtered('late'), filtered('never')])
    const post = await create('posts', { title: 'early' })
    await listener.heard()
    const earlier = Promise.withResolvers<void>()
    blog.core.announcements.add(() => earlier.promise)
    await deleteRecord(blog.core, await update(post, { title: 'late' }))
    earlier.resolve()
    const heard = await listener.heard()
    expect(titles(heard)).toEqual(['update late', 'update late', 'delete late', 'delete late'])
    expect(heard.map(({ event }) => event)).not.toContain(filtered('never'))
  })

  test('stop for whoever unsubscribed, was replaced or has left', async () => {
    const [left, replaced, stays] = [listen(['posts/*']), listen(['posts/*']), listen(['posts/*'])]
    blog.core.realtime.leave(left.client)
    blog.core.realtime.subscribe(replaced.client, ['comments/*'], null)
    await create('posts', { title: 'one' })
    expect([await left.heard(), await replaced.heard()]).toEqual([[], []])
    expect(titles(await stays.heard())).toEqual(['create one'])
    expect(blog.core.realtime.find(left.client.id)).toBeUndefined()
  })

  describe('the record that a client is bound to', () => {
    const bound = async () => {
      const ann = await create('users', { ...login, name: 'Ann' })
      return { ann, listener: listen(['users/*'], ann) }
    }

    test('is known with its newest values', async () => {
      const { ann, listener } = await bound()
      await setRules('posts', { listRule: "@request.auth.name = 'Eve'" })
      blog.core.realtime.subscribe(listener.client, ['posts/*'], ann)
      await create('posts', { title: 'before' })
      expect(await listener.heard()).toEqual([])
      await update(ann, { name: 'Eve' })
      await create('posts', { title: 'after' })
      expect(titles(await listener.heard())).toEqual(['create after'])
    })

    test('is let go when it is deleted, gets a new token key, or its collection a new secret or an end', async () => {
      const one = await bound()
      await deleteRecord(blog.core, one.ann)
      expect(one.listener.client.auth).toBeNull()
      const two = await bound()
      await update(two.ann, { password: 'another password' })
      expect(two.listener.client.auth).toBeNull()
      const three = { listener: listen([], await create('users', { ...login, email: 'c@example.com' })) }
      await updateCollection(blog.core, blog.collection('users'), { authToken: { secret: 'x'.repeat(40), duration: 60 } })
      expect(three.listener.client.auth).toBeNull()
      const four = listen([], await create('clients', login))
      await deleteCollection(blog.core, blog.collection('clients'))
      expect(four.client.auth).toBeNull()
    })
  })

  describe('subscribing', () => {
    const post = (values: Values, auth: StoredRecord | null = null) =>
      callEndpoint(blog.core, realtimeEndpoints, { method: 'POST', url: '/api/realtime', values, auth })

    test('names what is wrong: the client, too many topics, one that is too long', async () => {
      expect(await post({})).toMatchObject({ status: 400, json: { data: { clientId: { code: 'validation_required' } } } })
      const long = await post({ clientId: 'x', subscriptions: ['ok', 'x'.repeat(2501)] })
      expect(long.json.data).toEqual({ subscriptions: { 1: expect.objectContaining({ code: 'validation_length_too_long' }) } })
      const many = await post({ clientId: 'x', subscriptions: Array.from({ length: 1001 }, String) })
      expect(many.json.data).toEqual({ subscriptions: expect.objectContaining({ code: 'validation_length_too_long' }) })
      expect((await post({ clientId: 'nobody', subscriptions: [] })).status).toBe(404)
      expect((await post({ clientId: 'x'.repeat(256) })).json.data.clientId.code).toBe('validation_length_out_of_range')
    })

    test('binds a guest to a record, and nobody else to that connection', async () => {
      const [ann, bob] = [await create('users', login), await create('users', { ...login, email: 'b@example.com' })]
      const { client } = listen([])
      const clientId = client.id
      expect((await post({ clientId, subscriptions: ['a'] }, ann)).status).toBe(204)
      expect((await post({ clientId }, bob)).status).toBe(403)
      expect((await post({ clientId })).status).toBe(403)
      expect((await post({ clientId, subscriptions: [] }, ann)).status).toBe(204)
      expect(client.subscriptions.size).toBe(0)
    })

    test('is refused from another address', async () => {
      const client = blog.core.realtime.join({ address: '10.0.0.1', outlet: { send: () => undefined, waiting: () => 0, close: () => undefined } })
      expect((await post({ clientId: client.id })).status).toBe(400)
    })
  })
})

describe('a connection', () => {
  beforeEach(() => void vi.useFakeTimers())

  /** In which minute it is closed when a message comes every `pause` minutes until `last`. */
  function minuteOfEnd({ pause, last }: { pause: number; last: number }): number {
    const hub = new Hub({ tell: () => undefined })
    const close = vi.fn()
    const client = hub.join({ address: '', outlet: { send: () => undefined, waiting: () => 0, close } })
    hub.subscribe(client, ['topic'], null)
    let minute = 0
    while (close.mock.calls.length === 0 && minute < 60) {
      if (minute > 0 && minute <= last && minute % pause === 0) hub.send(client, { event: 'topic', data: '{}' })
      minute += 1
      vi.advanceTimersByTime(60_000)
    }
    return minute
  }

  test('ends five minutes after its last message', () => {
    expect(minuteOfEnd({ pause: 4, last: 8 })).toBe(13)
  })

  test('ends after half an hour, whatever comes', () => {
    expect(minuteOfEnd({ pause: 4, last: 60 })).toBe(30)
  })
})
