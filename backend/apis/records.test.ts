import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { updateCollection } from '../core/collections/save.ts'
import { createRecord } from '../core/records/create.ts'
import type { Values } from '../core/records/row.ts'
import { idOf, type StoredRecord } from '../core/records/stored-record.ts'
import { findRecord } from '../core/records/table.ts'
import { type Blog, openBlog, textFile } from '../testing/blog.ts'
import { callEndpoint, type TestCall } from '../testing/call.ts'
import { testDatabases } from '../testing/databases.ts'
import { recordEndpoints } from './records.ts'

const password = '12345678'
const login = { password, email: 'a@example.com' }

describe.each(testDatabases)('$engine', (engine) => {
  let blog: Blog
  beforeEach(async () => {
    blog = await openBlog(engine)
  })
  afterEach(async () => {
    vi.useRealTimers()
    expect(blog.errors).toEqual([])
    await blog.close()
  })

  const call = (method: TestCall['method'], path: string, sent: Omit<TestCall, 'method' | 'url'> = {}) =>
    callEndpoint(blog.core, recordEndpoints, { method, url: `/api/collections/${path}`, ...sent })
  const create = (name: string, values: Values) => createRecord(blog.core, { collection: blog.collection(name), values })
  const superuser = () => create('_superusers', { ...login, email: 'root@example.com' })
  const stored = async (record: StoredRecord) => (await findRecord(blog.core, record.collection, idOf(record)))?.values
  const setRules = (name: string, rules: Values) => updateCollection(blog.core, blog.collection(name), rules)

  describe('rules', () => {
    const calls = async (title: string, auth: StoredRecord | null = null) => {
      const post = await create('posts', { title })
      const path = `posts/records/${idOf(post)}`
      const { json, status: list } = await call('GET', 'posts/records', { auth })
      const view = await call('GET', path, { auth })
      const created = await call('POST', 'posts/records', { auth, values: { title: `${title}2` } })
      const updated = await call('PATCH', path, { auth, values: { total: 1 } })
      const deleted = await call('DELETE', path, { auth })
      return { list, items: json.items?.length, view: view.status, create: created.status, update: updated.status, delete: deleted.status }
    }
    const rules = (rule: string | null) => ({ listRule: rule, viewRule: rule, createRule: rule, updateRule: rule, deleteRule: rule })

    test('that are empty let everyone do everything', async () => {
      expect(await calls('One')).toEqual({ list: 200, items: 1, view: 200, create: 200, update: 200, delete: 204 })
    })

    test('that are null let only superusers', async () => {
      await setRules('posts', rules(null))
      expect(await calls('One')).toEqual({ list: 403, items: undefined, view: 403, create: 403, update: 403, delete: 403 })
      const one = await superuser()
      expect(await calls('Two', one)).toEqual({ list: 200, items: 2, view: 200, create: 200, update: 200, delete: 204 })
    })

    test('that are not satisfied hide records, and refuse to create', async () => {
      await setRules('posts', rules("title = 'nothing'"))
      expect(await calls('One')).toEqual({ list: 200, items: 0, view: 404, create: 400, update: 404, delete: 404 })
    })

    test('that hide what is searched for let the fourth fruitless search in three seconds wait', async () => {
      await setRules('posts', rules("title = 'One'"))
      await create('posts', { title: 'One' })
      vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
      const timers = vi.spyOn(globalThis, 'setTimeout')
      const waits = () => timers.mock.calls.filter(([, delay = 0]) => delay < 500)
      const search = (filter: string) => call('GET', `posts/records?filter=${encodeURIComponent(filter)}`)
      for (const _ of [1, 2, 3]) expect((await search("title ~ 'T'")).json.items).toEqual([])
      expect((await search("title ~ 'O'")).json.items).toHaveLength(1)
      expect(waits()).toEqual([])
      const answered = vi.fn()
      const fourth = search("title ~ 'T'").finally(answered)
      while (waits().length === 0) await setImmediate()
      expect(answered).not.toHaveBeenCalled()
      vi.advanceTimersByTime(500)
      expect((await fourth).json.items).toEqual([])
    })

    test('of create see the record to be, with its defaults, unverified', async () => {
      await setRules('users', { createRule: "verified = false && name = 'new' && id != ''" })
      const values = { ...login, passwordConfirm: password, name: 'new' }
      expect((await call('POST', 'users/records', { values })).status).toBe(200)
      expect(await call('POST', 'users/records', { values: { ...values, name: 'old' } })).toMatchObject({
        status: 400,
        json: { message: 'Failed to create record.', data: {} },
      })
    })

    test('see modifiers worked out, and keys that are no fields', async () => {
      await setRules('posts', { createRule: '@request.body.total = 3 && @request.body.wish = "x"' })
      const sent = (values: Values) => call('POST', 'posts/records', { values: { title: 'One', wish: 'x', ...values } })
      expect((await sent({ 'total+': 4, 'total-': 2 })).status).toBe(400)
      expect((await sent({ 'total+': 4, 'total-': 1 })).json.total).toBe(3)
    })

    test('of update see the stored record', async () => {
      await setRules('posts', { updateRule: "title = 'One' && @request.body.title = 'Two'" })
      const post = await create('posts', { title: 'One' })
      expect((await call('PATCH', `posts/records/${idOf(post)}`, { values: { title: 'Three' } })).status).toBe(404)
      expect((await call('PATCH', `posts/records/${idOf(post)}`, { values: { title: 'Two' } })).json.title).toBe('Two')
    })
  })

  test('what does not exist is 404, by name or id, and views cannot be written', async () => {
    await create('posts', { title: 'One' })
    expect((await call('GET', 'nothing/records')).status).toBe(404)
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) expect((await call(method, 'posts/records/nothing')).status).toBe(404)
    expect((await call('GET', 'POSTS/records')).json.totalItems).toBe(1)
  })

  describe('lists', () => {
    beforeEach(async () => {
      for (const title of ['A', 'B', 'C']) await create('posts', { title, secret: title })
    })

    test('have pages and totals', async () => {
      const { json, text } = await call('GET', 'posts/records?perPage=2&page=2&fields=title')
      expect(json).toEqual({ items: [{ title: 'C' }], page: 2, perPage: 2, totalItems: 3, totalPages: 2 })
      expect(Object.keys(json)).toEqual(['items', 'page', 'perPage', 'totalItems', 'totalPages'])
      expect(text.endsWith('}\n')).toBe(true)
    })

    test('leave totals out when asked to, and have none of nothing', async () => {
      expect((await call('GET', 'posts/records?skipTotal=1')).json).toMatchObject({ totalItems: -1, totalPages: -1 })
      expect((await call('GET', 'posts/records?filter=title="Z"')).json).toMatchObject({ totalItems: 0, totalPages: 0, items: [] })
    })

    test.each(['page=x', 'perPage=1.5', 'skipTotal=maybe', 'filter=title', 'sort=nothing', 'sort=secret', "filter=secret='A'"])(
      'refuse %s',
      async (query) => {
        expect((await call('GET', `posts/records?${query}`)).status).toBe(400)
      },
    )

    test('let only superusers filter by the request and by hidden fields', async () => {
      expect((await call('GET', `posts/records?filter=${encodeURIComponent('@request.auth.id = ""')}`)).status).toBe(403)
      const found = await call('GET', `posts/records?filter=${encodeURIComponent("secret = 'B'")}&sort=-title`, { auth: await superuser() })
      expect(found.json.items).toMatchObject([{ title: 'B', secret: 'B' }])
    })
  })

  describe('what is shown', () => {
    test('has sorted keys, and no hidden fields but for superusers', async () => {
      const post = await create('posts', { title: 'One', secret: 's' })
      const { json } = await call('GET', `posts/records/${idOf(post)}`)
      expect(Object.keys(json)).toEqual(Object.keys(json).sort())
      expect(json).toMatchObject({ collectionId: 'posts_id', collectionName: 'posts', data: null, tags: [], author: '', total: 0 })
      expect(json).not.toHaveProperty('secret')
      expect((await call('GET', `posts/records/${idOf(post)}`, { auth: await superuser() })).json.secret).toBe('s')
    })

    test('never holds passwords and token keys', async () => {
      const user = await create('users', login)
      const { json } = await call('GET', `users/records/${idOf(user)}`, { auth: await superuser() })
      expect(json).not.toHaveProperty('password')
      expect(json).not.toHaveProperty('tokenKey')
    })

    test('holds an address when it is open, one’s own, or one manages it', async () => {
      const user = await create('users', login)
      const open = await create('users', { password, email: 'open@example.com', emailVisibility: true })
      const boss = await create('users', { password, email: 'boss@example.com', name: 'boss' })
      const emails = async (auth: StoredRecord | null) => (await call('GET', 'users/records', { auth })).json.items.map((item: Values) => item.email)
      expect(await emails(null)).toEqual([undefined, 'open@example.com', undefined])
      expect(await emails(user)).toEqual(['a@example.com', 'open@example.com', undefined])
      expect(await emails(open)).toEqual([undefined, 'open@example.com', undefined])
      expect(await emails(boss)).toEqual(['a@example.com', 'open@example.com', 'boss@example.com'])
      expect(await emails(await superuser())).toEqual(['a@example.com', 'open@example.com', 'boss@example.com'])
    })
  })

  describe('expand', () => {
    async function thread() {
      const user = await create('users', { ...login, name: 'A' })
      const profile = await create('profiles', { owner: idOf(user), about: 'me' })
      const post = await create('posts', { title: 'One', author: idOf(user) })
      const seen = await create('comments', { text: 'seen', post: idOf(post) })
      const hidden = await create('comments', { text: 'hidden', post: idOf(post) })
      await create('vault', { post: idOf(post) })
      const expand = async (record: StoredRecord, path: string, auth: StoredRecord | null = null) =>
        (await call('GET', `${record.collection.name}/records/${idOf(record)}?expand=${path}`, { auth })).json.expand
      return { user, profile, post, seen, hidden, expand }
    }

    test('follows relations over several levels, back and forth', async () => {
      const { seen, post, expand } = await thread()
      expect(await expand(seen, 'post.author.profiles_via_owner,post.comments_via_post')).toMatchObject({
        post: {
          id: idOf(post),
          expand: { author: { name: 'A', expand: { profiles_via_owner: { about: 'me' } } }, comments_via_post: [{ text: 'seen' }] },
        },
      })
    })

    test('leaves out what the view rule hides, and shows it to superusers', async () => {
      const { post, expand } = await thread()
      expect((await expand(post, 'comments_via_post')).comments_via_post).toHaveLength(1)
      const all = await expand(post, 'comments_via_post,vault_via_post', await superuser())
      expect([all.comments_via_post.length, all.vault_via_post.length]).toEqual([2, 1])
    })

    test('asks the view rule in its own context', async () => {
      const { post, expand } = await thread()
      await setRules('users', { viewRule: "@request.context = 'expand'" })
      expect(await expand(post, 'author')).toMatchObject({ author: { name: 'A' } })
    })

    test('is empty where a relation names nothing visible, and missing where there is none', async () => {
      const { post, expand } = await thread()
      const lonely = await create('posts', { title: 'Two' })
      expect(await expand(lonely, 'author')).toEqual({})
      expect(await expand(post, 'nothing,title,vault_via_post,author.nothing')).toBeUndefined()
    })

    test('hides the address of a related record too', async () => {
      const { post, user, expand } = await thread()
      expect((await expand(post, 'author')).author).not.toHaveProperty('email')
      expect((await expand(post, 'author', user)).author.email).toBe('a@example.com')
    })

    test('keeps the order of the list, whose own value keeps hidden ids', async () => {
      const [one, two] = [await create('posts', { title: 'X' }), await create('posts', { title: 'Y' })]
      await setRules('posts', { viewRule: "title != 'Z'" })
      const three = await create('posts', { title: 'Z' })
      const list = await create('lists', { posts: [idOf(two), idOf(three), idOf(one)] })
      const { json } = await call('GET', `lists/records/${idOf(list)}?expand=posts`)
      expect(json.posts).toEqual([idOf(two), idOf(three), idOf(one)])
      expect(json.expand.posts.map((post: Values) => post.title)).toEqual(['Y', 'X'])
    })

    test('stops after six levels', async () => {
      const { user, expand } = await thread()
      const path = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? 'profiles_via_owner' : 'owner')).join('.')
      let depth = 0
      for (let node = { expand: await expand(user, path) }; node?.expand; node = Object.values<{ expand: Values }>(node.expand)[0]!) depth++
      expect(depth).toBe(6)
    })
  })

  describe('what is written', () => {
    test('leaves unknown keys, hidden fields and dates alone', async () => {
      const values = { title: 'One', secret: 's', nothing: 1, created: '2000-01-01 00:00:00.000Z', collectionName: 'x', expand: {} }
      const { json } = await call('POST', 'posts/records', { values })
      const post = await findRecord(blog.core, blog.collection('posts'), json.id)
      expect(post?.values).toMatchObject({ secret: '', created: '2026-01-02 03:04:05.006Z' })
      expect((await call('POST', 'posts/records', { values: { ...values, title: 'Two' }, auth: await superuser() })).json.secret).toBe('s')
    })

    test('adds, subtracts, puts in front, at the end, and takes out', async () => {
      const post = await create('posts', { title: 'One', total: 1, tags: ['b'] })
      const path = `posts/records/${idOf(post)}`
      expect((await call('PATCH', path, { values: { 'total+': 4, '+tags': ['a'], 'tags+': 'c' } })).json).toMatchObject({
        total: 5,
        tags: ['a', 'b', 'c'],
      })
      expect((await call('PATCH', path, { values: { 'total-': 2, 'tags-': ['a', 'b'] } })).json).toMatchObject({ total: 3, tags: ['c'] })
    })

    test('loses none of many additions at once', async () => {
      const post = await create('posts', { title: 'One' })
      await Promise.all(Array.from({ length: 8 }, () => call('PATCH', `posts/records/${idOf(post)}`, { values: { 'total+': 1 } })))
      expect((await stored(post))?.total).toBe(8)
    })

    test('is refused field by field', async () => {
      const post = await create('posts', { title: 'One' })
      await create('posts', { title: 'Two' })
      const path = `posts/records/${idOf(post)}`
      const refused = await call('PATCH', path, { values: { title: '', author: 'nobody' } })
      expect(refused).toMatchObject({ status: 400, json: { message: 'Failed to update record.' } })
      expect(Object.keys(refused.json.data)).toEqual(['title', 'author'])
      expect((await call('PATCH', path, { values: { title: 'Two' } })).json.data.title.code).toBe('validation_not_unique')
      expect((await call('PATCH', path, { values: { id: 'abcdefghijklmno' } })).json.data.id.code).toBe('validation_pk_change')
      expect((await call('POST', 'posts/records', { values: { title: 'Two' } })).json).toMatchObject({
        message: 'Failed to create record.',
        data: { title: { code: 'validation_not_unique', message: 'Value must be unique.' } },
      })
    })

    test('keeps a text that only looks like JSON twice over', async () => {
      const { json } = await call('POST', 'posts/records', { values: { title: 'One', data: '"\\"1\\""' } })
      expect(json.data).toBe('"1"')
    })
  })

  describe('files', () => {
    const upload = (key: string, ...names: string[]) => ({ files: new Map([[key, names.map((name) => textFile(name))]]) })

    test('come with a form, and their names with the answer', async () => {
      const { json } = await call('POST', 'posts/records', { values: { title: 'One' }, ...upload('photos', 'a.txt', 'b.txt') })
      expect(json.photos).toEqual(['a.txt', 'b.txt'])
      expect(await blog.core.files.find(`posts_id/${json.id}/b.txt`)).toBeDefined()
    })

    test('stay when their names are sent, and go when they are not', async () => {
      const { json } = await call('POST', 'posts/records', { values: { title: 'One' }, ...upload('photos', 'a.txt', 'b.txt') })
      const path = `posts/records/${json.id}`
      const changed = await call('PATCH', path, { values: { photos: 'b.txt' }, ...upload('photos', 'c.txt') })
      expect(changed.json.photos).toEqual(['b.txt', 'c.txt'])
      expect(await blog.core.files.find(`posts_id/${json.id}/a.txt`)).toBeUndefined()
      expect((await call('PATCH', path, { values: { 'photos-': 'b.txt' }, ...upload('photos+', 'd.txt') })).json.photos).toEqual(['c.txt', 'd.txt'])
      expect((await call('PATCH', path, upload('+photos', 'e.txt'))).json.photos).toEqual(['e.txt', 'c.txt', 'd.txt'])
    })

    test('that are unknown, too many or too large are refused', async () => {
      const code = async (sent: Omit<TestCall, 'method' | 'url'>) => (await call('POST', 'posts/records', sent)).json.data.photos.code
      expect(await code({ values: { title: 'One', photos: ['x.txt'] } })).toBe('validation_invalid_file')
      expect(await code({ values: { title: 'One' }, ...upload('photos', 'a.txt', 'b.txt', 'c.txt', 'd.txt') })).toBe('validation_too_many_files')
      const large = { files: new Map([['photos', [textFile('a.txt', 'x'.repeat(101))]]]) }
      expect(await code({ values: { title: 'One' }, ...large })).toBe('validation_file_size_limit')
    })

    test('of a single field replace each other, and only the last of several is kept', async () => {
      const { json } = await call('POST', 'posts/records', { values: { title: 'One' }, ...upload('cover', 'a.txt', 'b.txt') })
      expect(json.cover).toBe('b.txt')
      expect(await blog.core.files.find(`posts_id/${json.id}/a.txt`)).toBeUndefined()
      await call('PATCH', `posts/records/${json.id}`, upload('cover', 'c.txt'))
      expect(await blog.core.files.find(`posts_id/${json.id}/b.txt`)).toBeUndefined()
    })
  })

  describe('auth records', () => {
    const errors = async (method: 'POST' | 'PATCH', path: string, sent: Omit<TestCall, 'method' | 'url'>) => {
      const { json } = await call(method, path, sent)
      return Object.fromEntries(Object.entries<Values>(json.data ?? {}).map(([key, error]) => [key, error.code]))
    }

    test('need a password and its confirmation to be made', async () => {
      expect(await errors('POST', 'users/records', { values: {} })).toEqual({
        password: 'validation_required',
        passwordConfirm: 'validation_required',
      })
      expect(await errors('POST', 'users/records', { values: { password, passwordConfirm: 'x', verified: true } })).toEqual({
        passwordConfirm: 'validation_values_mismatch',
        verified: 'validation_values_mismatch',
      })
    })

    test('cannot change their own address or verify themselves, nor their password without the old one', async () => {
      const user = await create('users', login)
      const path = `users/records/${idOf(user)}`
      const change = (values: Values) => errors('PATCH', path, { auth: user, values })
      expect(await change({ email: 'b@example.com', verified: true })).toEqual({
        email: 'validation_values_mismatch',
        verified: 'validation_values_mismatch',
      })
      const next = { password: '87654321', passwordConfirm: '87654321' }
      expect(await change(next)).toEqual({ oldPassword: 'validation_required' })
      expect(await change({ ...next, oldPassword: 'wrong' })).toEqual({ oldPassword: 'validation_invalid_old_password' })
      expect(await change({ password: '87654321', oldPassword: password })).toEqual({ passwordConfirm: 'validation_required' })
      expect(await change({ ...next, oldPassword: password })).toEqual({})
      expect((await stored(user))?.tokenKey).not.toBe(user.values.tokenKey)
    })

    test('can be changed in all that by who manages them', async () => {
      const user = await create('users', login)
      const boss = await create('users', { password, email: 'boss@example.com', name: 'boss' })
      const values = { email: 'new@example.com', verified: true, password: '87654321', passwordConfirm: '87654321' }
      const { json } = await call('PATCH', `users/records/${idOf(user)}`, { auth: boss, values })
      expect(json).toMatchObject({ email: 'new@example.com', verified: true })
      expect(await errors('POST', 'users/records', { auth: boss, values: { ...values, email: 'other@example.com' } })).toEqual({})
    })

    test('name the address that is taken', async () => {
      await create('users', login)
      const values = { ...login, passwordConfirm: password }
      expect(await errors('POST', 'users/records', { values })).toEqual({ email: 'validation_not_unique' })
    })
  })
})
