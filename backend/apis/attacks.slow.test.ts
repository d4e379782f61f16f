import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateCollection } from '../core/collections/save.ts'
import { idOf, type StoredRecord } from '../core/model/record.ts'
import { findRecord } from '../core/query/table.ts'
import { createRecord } from '../core/records/save.ts'
import { type Asking, asking } from '../testing/admin.ts'
import { type Blog, openBlog } from '../testing/blog.ts'
import { everyDatabase } from '../testing/databases.ts'
import { endpoints } from './endpoints.ts'

const guest = { token: null }
const password = 'correct horse'

/** What docs/security.md promises and no other test shows, asked of the whole application. */
describe.each(everyDatabase)('attacks on $engine', (engine) => {
  let blog: Blog
  let asked: Asking
  const errors: unknown[] = []

  beforeAll(async () => {
    blog = await openBlog(engine)
    asked = await asking(blog.core, (error) => errors.push(error))
  })
  afterAll(async () => {
    expect(errors).toEqual([])
    await blog.close()
  })

  const create = (collection: string, values: Readonly<Record<string, unknown>>): Promise<StoredRecord> =>
    createRecord(blog.core, { collection: blog.collection(collection), values })
  const list = (collection: string, query: Readonly<Record<string, string>>) =>
    asked.ask('GET', `collections/${collection}/records?${new URLSearchParams(query)}`, undefined, guest)
  const statusOf = async (collection: string, query: Readonly<Record<string, string>>) => (await list(collection, query)).status
  const signUp = async (email: string) => {
    const values = { email, password, passwordConfirm: password }
    const { id } = (await asked.ask('POST', 'collections/users/records', values, guest)).json
    const login = await asked.ask('POST', 'collections/users/auth-with-password', { identity: email, password }, guest)
    return { id: String(id), token: String(login.json.token) }
  }

  describe('reading around a rule', () => {
    beforeAll(async () => {
      await updateCollection(blog.core, blog.collection('comments'), { listRule: "text != 'hidden'" })
      const ada = await create('users', { email: 'rule@example.org', password, name: 'Ada' })
      const post = await create('posts', { title: 'rule', secret: 'topsecret', author: idOf(ada) })
      await create('vault', { post: idOf(post) })
      for (const text of ['seen', 'hidden']) await create('comments', { text, post: idOf(post) })
    })

    test('a filter or sort finds nothing by records that may not be listed, and is refused where nobody may', async () => {
      const found = async (filter: string) => (await list('posts', { filter })).json.items.length
      expect(await found("comments_via_post.text ?= 'seen'")).toBe(1)
      for (const filter of ["comments_via_post.text ?= 'hidden'", "comments_via_post.text ?~ 'hid%'"]) expect(await found(filter), filter).toBe(0)
      expect(await statusOf('posts', { filter: "vault_via_post.id != ''" })).toBe(400)
      for (const filter of ["@collection.comments.text ?= 'hidden'", "@collection.vault.id ?!= ''", "@collection._superusers.email ?~ 'r'"])
        expect(await statusOf('posts', { filter }), filter).toBe(403)
      for (const sort of ['vault_via_post.id', '-vault_via_post.created']) expect(await statusOf('posts', { sort }), sort).toBe(400)
    })

    test('a closed e-mail address cannot be guessed letter by letter, from its own collection or through a relation', async () => {
      for (const [collection, field] of [
        ['users', 'email'],
        ['posts', 'author.email'],
      ] as const) {
        const { status, json } = await list(collection, { filter: `${field} ?~ 'rule%'` })
        expect([status, json.items], field).toEqual([200, []])
      }
    })

    test('closed e-mail addresses give no order by which one could be found between two that are known', async () => {
      const people = []
      for (const [name, emailVisibility] of [
        ['m-open', true],
        ['z-closed', false],
        ['a-open', true],
        ['b-closed', false],
      ] as const)
        people.push(
          idOf(
            await create('users', {
              email: `${name}@sorted.example`,
              password,
              name: `Sorted ${name}`,
              tokenKey: name.padEnd(40, '-'),
              emailVisibility,
            }),
          ),
        )
      const [open1, closed1, open2, closed2] = people
      const order = async (collection: string, query: Readonly<Record<string, string>>) => (await list(collection, query)).json.items
      const ids = async (sort: string) => (await order('users', { filter: "name ~ 'Sorted%'", sort })).map(({ id }: { id: string }) => id)
      expect(await ids('email')).toEqual([closed1, closed2, open2, open1])
      expect(await ids('-email')).toEqual([open1, open2, closed2, closed1])
      for (const author of people) await create('posts', { title: `sorted ${author}`, author })
      const authors = (await order('posts', { filter: "title ~ 'sorted %'", sort: 'author.email' })).map(({ author }: { author: string }) => author)
      expect(authors).toEqual([closed1, closed2, open2, open1])
    })

    test('hidden fields answer neither filter, sort, expand nor fields, under any path to them', async () => {
      const hidden = ['secret', 'secret:lower', 'secret:length']
      for (const path of [...hidden, ...hidden.map((name) => `author.posts_via_author.${name}`)]) {
        expect(await statusOf('posts', { filter: `${path} ~ 't'` }), path).toBe(400)
        expect(await statusOf('posts', { sort: path }), path).toBe(400)
      }
      for (const path of ['post.secret', 'post.author.password', 'post.author.tokenKey'])
        expect(await statusOf('comments', { filter: `${path} ?~ '%'` }), path).toBe(400)
      for (const path of ['password', 'tokenKey']) {
        expect(await statusOf('users', { filter: `${path} ~ '%'` }), path).toBe(400)
        expect(await statusOf('users', { sort: path }), path).toBe(400)
      }
      const { text } = await list('comments', { expand: 'post.secret,post.author.tokenKey,post', fields: '*,secret,expand.post.secret,expand.*.*' })
      expect(text).not.toContain('topsecret')
      expect((await list('users', { fields: 'tokenKey,password,email' })).json.items[0]).toEqual({})
    })
  })

  describe('writing what is not one’s own', () => {
    test('an account cannot be made verified, nor with a token key or dates of its own choice', async () => {
      const values = { email: 'mass@example.org', password, passwordConfirm: password }
      const refused = await asked.ask('POST', 'collections/users/records', { ...values, verified: true }, guest)
      expect([refused.status, Object.keys(refused.json.data)]).toEqual([400, ['verified']])
      const key = 'k'.repeat(50)
      const { status, json } = await asked.ask('POST', 'collections/users/records', { ...values, tokenKey: key, 'tokenKey:autogenerate': key }, guest)
      expect(status).toBe(200)
      expect(String((await findRecord(blog.core, blog.collection('users'), json.id))?.values.tokenKey)).not.toContain(key)
    })

    test('a change touches no id, date, collection, hidden field, address or login, in JSON, a form or by prototype', async () => {
      const { id, token } = await signUp('own@example.org')
      const users = blog.collection('users')
      const before = (await findRecord(blog.core, users, id))?.values
      const path = `collections/users/records/${id}`
      for (const values of [{ verified: true }, { email: 'eve@example.org' }]) {
        const answer = await asked.ask('PATCH', path, values, { token })
        expect([answer.status, Object.keys(answer.json.data)]).toEqual([400, Object.keys(values)])
      }
      const ignored = {
        tokenKey: 'k'.repeat(50),
        collectionId: 'x',
        collectionName: '_superusers',
        expand: {},
        constructor: { prototype: { verified: true } },
      }
      expect((await asked.ask('PATCH', path, ignored, { token })).status).toBe(200)
      const form = new FormData()
      form.append('@jsonPayload', '{"__proto__":{"verified":true,"email":"eve@example.org","name":"Eve"}}')
      for (const value of ['a', 'b']) form.append('__proto__', value)
      expect((await asked.ask('PATCH', path, form, { token })).status).toBe(200)
      expect((await findRecord(blog.core, users, id))?.values).toEqual(before)
      expect((await asked.ask('PATCH', path, { id: 'another' }, { token })).json.data).toMatchObject({ id: { code: expect.any(String) } })

      const post = await asked.ask('POST', 'collections/posts/records', { title: 'mass', secret: 'x', created: '2001-01-01 00:00:00.000Z' }, guest)
      const stored = (await findRecord(blog.core, blog.collection('posts'), post.json.id))?.values
      expect([stored?.secret, String(stored?.created).slice(0, 4)]).toEqual(['', '2026'])
    })

    test('nobody but a superuser writes to a system collection; links and places are deleted by their owner only', async () => {
      const ownLinks = ['_externalAuths', '_authOrigins']
      const { id, token } = await signUp('system@example.org')
      for (const name of ['_superusers', '_otps', '_mfas', '_externalAuths', '_authOrigins']) {
        const values = { email: 'eve@example.org', password, passwordConfirm: password, collectionRef: 'users_id', recordRef: id }
        for (const sent of [guest, { token }]) {
          expect((await asked.ask('POST', `collections/${name}/records`, values, sent)).status, name).toBe(403)
          expect((await asked.ask('PATCH', `collections/${name}/records/x`, values, sent)).status, name).toBe(403)
          expect((await asked.ask('DELETE', `collections/${name}/records/x`, undefined, sent)).status, name).toBe(ownLinks.includes(name) ? 404 : 403)
        }
      }
    })

    test('every endpoint of a superuser is 401 for guests and forged tokens, 403 for anybody else, and says so before it reads', async () => {
      const { token } = await signUp('guard@example.org')
      const root = blog.collection('_superusers')
      const claims = { id: idOf(await firstOf('_superusers')), collectionId: root.id, type: 'auth', exp: 4_000_000_000 }
      const [header, payload] = [{ alg: 'none', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      const guarded = endpoints.filter(({ guard }) => guard === 'superuser')
      expect(guarded.length).toBeGreaterThan(20)
      for (const { method, path } of guarded) {
        const target = path.slice('/api/'.length).replace(/:\w+/g, 'users')
        const body = method === 'GET' ? undefined : { no: 'matter' }
        const statuses = []
        for (const sent of [null, `${header}.${payload}.`, token]) statuses.push((await asked.ask(method, target, body, { token: sent })).status)
        expect(statuses, `${method} ${path}`).toEqual([401, 401, 403])
      }
    })

    async function firstOf(name: string): Promise<StoredRecord> {
      const { json } = await asked.ask('GET', `collections/${name}/records`)
      const record = await findRecord(blog.core, blog.collection(name), json.items[0].id)
      if (!record) throw new Error(`${name} is empty`)
      return record
    }
  })

  describe('files', () => {
    const upload = (name: string, content: string, type: string) => {
      const form = new FormData()
      form.append('title', encodeURIComponent(name))
      form.append('cover', new File([content], name, { type }))
      return asked.ask('POST', 'collections/posts/records', form, guest)
    }

    test('with scripts in them are saved and shut in, whatever type they were sent as', async () => {
      for (const [name, content] of [
        ['page.html', '<script>alert(1)</script>'],
        ['page.png', '<html><script>alert(1)</script>'],
        ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
        ['run.exe', 'MZ\u0090\u0000'],
        ['run.sh', '#!/bin/sh\nrm -rf /'],
        ['code.mjs', 'alert(1)'],
      ] as const) {
        const { json } = await upload(name, content, 'image/png')
        const { status, headers, body } = await asked.fetch('GET', `files/posts/${json.id}/${json.cover}`, undefined, guest)
        await body?.cancel()
        expect([status, headers.get('content-disposition')], name).toEqual([200, `attachment; filename=${json.cover}`])
        expect(headers.get('content-security-policy'), name).toMatch(/^default-src 'none';.* sandbox$/)
        expect([headers.get('x-content-type-options'), headers.get('content-type')], name).not.toContain('image/png')
      }
    })

    test('are neither written nor read outside the folder of their record', async () => {
      const names = ['../../../etc/passwd', '..\\..\\boot.ini', '/etc/passwd', '%2e%2e%2fx.txt', '..', 'a\r\nset-cookie: b=c.txt', 'nul\u0000.txt']
      for (const name of names) {
        const { status, json } = await upload(name, 'text', 'text/plain')
        expect([status, json.cover], name).toEqual([200, expect.stringMatching(/^\w+_\w{10}(\.\w+)+$/)])
      }
      const { json } = await upload('here.txt', 'text', 'text/plain')
      const base = `files/posts/${json.id}`
      for (const path of [
        '%2e%2e%2f%2e%2e%2fdata.db',
        '..%5c..%5cdata.db',
        `${json.cover}%00.png`,
        `%2e%2e%2f${json.id}%2f${json.cover}`,
        '.attrs',
        '%2e',
      ])
        expect((await asked.ask('GET', `${base}/${path}`, undefined, guest)).status, path).toBe(404)
      for (const thumb of ['../../x', '100x100/../../x', '99999x99999'])
        expect((await asked.ask('GET', `${base}/nothing.png?thumb=${encodeURIComponent(thumb)}`, undefined, guest)).status, thumb).toBe(404)
    })

    test('that were not uploaded cannot be named', async () => {
      const named = await asked.ask('POST', 'collections/posts/records', { title: 'named', cover: '../../posts_id/x/y.txt' }, guest)
      expect([named.status, Object.keys(named.json.data)]).toEqual([400, ['cover']])
    })
  })

  describe('browsers of other sites', () => {
    test('may ask without cookies only: none is set, none is read, and no answer allows credentials', async () => {
      const { token } = await signUp('cookie@example.org')
      const origin = { origin: 'https://evil.example' }
      const cookies = { ...origin, cookie: `pb_auth=${token}; authorization=${token}; token=${token}` }
      expect((await asked.ask('POST', 'collections/users/auth-refresh', {}, { token: null, headers: cookies })).status).toBe(401)
      expect((await asked.ask('POST', 'collections/users/auth-refresh', {}, { token, headers: origin })).status).toBe(200)
      const login = { identity: 'cookie@example.org', password }
      for (const answer of [
        await asked.fetch('OPTIONS', 'collections/posts/records', undefined, {
          token: null,
          headers: { ...origin, 'access-control-request-headers': 'authorization' },
        }),
        await asked.fetch('GET', 'collections/posts/records', undefined, { token, headers: origin }),
        await asked.fetch('POST', 'collections/users/auth-with-password', login, { token: null, headers: origin }),
        await asked.fetch('GET', 'nowhere', undefined, { token: null, headers: origin }),
      ]) {
        expect(answer.status).not.toBe(500)
        expect([answer.headers.get('access-control-allow-credentials'), answer.headers.get('set-cookie')]).toEqual([null, null])
        expect(answer.headers.get('access-control-allow-origin') ?? '*').toBe('*')
      }
    })

    test('are sent from the way back of OAuth2 to this server’s own page, whatever the address says', async () => {
      const evil = 'https://evil.example/'
      const parameters = {
        state: evil,
        code: evil,
        error: evil,
        redirect: evil,
        redirect_uri: evil,
        redirectURL: evil,
        next: '//evil.example',
        user: evil,
      }
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', referer: evil }
      const form = new FormData()
      for (const [name, value] of Object.entries(parameters)) form.append(name, value)
      for (const answer of [
        await asked.fetch('GET', `oauth2-redirect?${new URLSearchParams(parameters)}`, undefined, { token: null, headers }),
        await asked.fetch('POST', 'oauth2-redirect', form, { token: null, headers }),
      ])
        expect(answer.headers.get('location')).toBe('../_/#/auth/oauth2-redirect-failure')
    })
  })

  describe('guessing', () => {
    const attempt = async (headers: Readonly<Record<string, string>> = {}, collection = 'users') =>
      (await asked.ask('POST', `collections/${collection}/auth-with-password`, { identity: 'no@example.org', password }, { token: null, headers }))
        .status

    test('of passwords is limited by the settings’ rules, and none may be stepped around', async () => {
      const rules = [{ label: '*:authWithPassword', duration: 60, maxRequests: 2 }]
      expect((await asked.ask('PATCH', 'settings', { rateLimits: { rules } })).status).toBe(200)
      expect([await attempt(), await attempt(), await attempt()]).toEqual([400, 400, 429])
      expect(await attempt({ 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7', forwarded: 'for=203.0.113.7' })).toBe(429)
      for (const name of ['users_id', 'USERS', '%75sers']) expect(await attempt({}, name), name).toBe(429)
      expect((await asked.ask('PATCH', 'settings', { rateLimits: { enabled: false } })).status).toBe(200)
    })
  })

  test('an address that would add a header to a mail is no address', async () => {
    const before = blog.mails.length
    for (const email of [
      'ada@example.org\r\nBcc: eve@example.org',
      'ada@example.org\nX: y',
      'ada@example.org, eve@example.org',
      'ada@example.org\u0000',
    ]) {
      const { status, json } = await asked.ask('POST', 'collections/users/records', { email, password, passwordConfirm: password }, guest)
      expect([status, json.data.email.code], email).toEqual([400, 'validation_is_email'])
      expect((await asked.ask('POST', 'collections/users/request-password-reset', { email }, guest)).status, email).toBe(400)
      expect((await asked.ask('PATCH', 'settings', { meta: { senderAddress: email } })).json.data.meta.senderAddress.code, email).toBe(
        'validation_is_email',
      )
    }
    await blog.core.settled()
    expect(blog.mails).toHaveLength(before)
  })
})
