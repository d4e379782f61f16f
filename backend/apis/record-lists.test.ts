import { beforeEach, describe, expect, test } from 'vitest'
import { idOf, type StoredRecord } from '../core/model/record.ts'
import type { Values } from '../core/query/table.ts'
import { testDatabases } from '../testing/databases.ts'
import { login, password, useRecordCalls } from '../testing/record-calls.ts'

describe.each(testDatabases)('$engine', (engine) => {
  const { call, create, superuser, setRules } = useRecordCalls(engine)

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

    test('of records of megabytes are refused to all but superusers, who ask for fewer then', async () => {
      for (let index = 0; index < 9; index += 1) await create('posts', { title: `long ${index}`, data: 'a'.repeat(990_000) })
      const refused = await call('GET', 'posts/records?perPage=20')
      expect([refused.status, refused.json.message]).toEqual([400, expect.stringContaining('ask for fewer of them at once')])
      expect((await call('GET', 'posts/records?perPage=4&sort=-title')).json.items).toHaveLength(4)
      expect((await call('GET', 'posts/records?perPage=20', { auth: await superuser() })).json.items).toHaveLength(12)
    })

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
})
