import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { issueToken } from '../core/auth/tokens.ts'
import { updateCollection } from '../core/collections/save.ts'
import { idOf, isAuthRecord, type StoredRecord } from '../core/model/record.ts'
import type { Values } from '../core/query/table.ts'
import { createRecord } from '../core/records/save.ts'
import { type Asking, asking } from '../testing/admin.ts'
import { type Blog, openBlog } from '../testing/blog.ts'
import { createTestCore, type TestCore } from '../testing/core.ts'
import { everyDatabase } from '../testing/databases.ts'
import { recordQueries } from '../testing/recorded-queries.ts'

describe.each(everyDatabase)('what a call asks of $engine', (engine) => {
  let blog: Blog
  let recording: TestCore
  let app: Asking
  let take: ReturnType<typeof recordQueries>['take']
  let user: StoredRecord
  let post: StoredRecord
  let comment: StoredRecord
  let token: string
  beforeEach(async () => {
    blog = await openBlog(engine)
    user = await create('users', { email: 'a@example.com', password: '12345678', name: 'A' })
    post = await create('posts', { title: 'one', author: idOf(user) })
    await create('posts', { title: 'two' })
    comment = await create('comments', { text: 'x', post: idOf(post) })
    const recorded = recordQueries(blog.core.database)
    take = recorded.take
    recording = createTestCore({ database: recorded.database, collections: blog.core.collections })
    app = await asking(recording.core, (error) => recording.errors.push(error))
    token = isAuthRecord(user) ? await issueToken(recording.core, user, { type: 'auth' }) : ''
  })
  afterEach(async () => {
    expect(recording.errors).toEqual([])
    await recording.close()
    await blog.close()
  })

  const create = (name: string, values: Values) => createRecord(blog.core, { collection: blog.collection(name), values })

  async function queries(method: string, path: string, sent: { readonly token?: string | null; readonly body?: Values } = {}) {
    await recording.core.settled()
    take()
    const { status } = await app.ask(method, `collections/${path}`, sent.body, { token: sent.token ?? null })
    const found = take().map(({ sql }) => sql)
    expect(status).toBeLessThan(300)
    return found
  }

  test('about one record is the record, and whoever asks where a token says so', async () => {
    const path = `posts/records/${idOf(post)}`
    expect(await queries('GET', path)).toHaveLength(1)
    expect(await queries('GET', path, { token })).toHaveLength(2)
    expect(await queries('GET', path, { token: app.token })).toHaveLength(2)
    expect(await queries('GET', `users/records/${idOf(user)}`, { token })).toHaveLength(2)
  })

  test('for a rule that looks at other records is no more', async () => {
    await updateCollection(recording.core, blog.collection('posts'), {
      viewRule: "@request.auth.name = 'A' && author.name = 'A'",
      listRule: 'author = @request.auth.id',
    })
    expect(await queries('GET', `posts/records/${idOf(post)}`, { token })).toHaveLength(2)
    expect(await queries('GET', 'posts/records', { token })).toHaveLength(2)
  })

  test('for a list is its page, which brings the known total along', async () => {
    expect(await queries('GET', 'posts/records?perPage=1&skipTotal=1')).toHaveLength(1)
    expect(await queries('GET', 'posts/records?perPage=1')).toHaveLength(2)
    expect(await queries('GET', 'posts/records?perPage=1')).toHaveLength(1)
    expect(await queries('GET', 'posts/records?perPage=1&page=2', { token })).toHaveLength(2)
    expect(await queries('GET', 'posts/records')).toHaveLength(1)
  })

  test('for relations is one query for each that is followed, and one more for those that point here', async () => {
    expect(await queries('GET', 'posts/records?skipTotal=1&expand=author')).toHaveLength(2)
    expect(await queries('GET', 'posts/records?skipTotal=1&expand=comments_via_post')).toHaveLength(3)
  })

  test('for a rule that no guest satisfies is nothing', async () => {
    const rule = "@request.auth.id != '' && (author = @request.auth.id || @request.auth.verified = true)"
    await updateCollection(recording.core, blog.collection('posts'), { listRule: rule, viewRule: rule })
    expect(await queries('GET', 'posts/records')).toEqual([])
    expect((await app.ask('GET', 'collections/posts/records', undefined, { token: null })).json).toEqual({
      items: [],
      page: 1,
      perPage: 30,
      totalItems: 0,
      totalPages: 0,
    })
    expect((await app.ask('GET', `collections/posts/records/${idOf(post)}`, undefined, { token: null })).status).toBe(404)
    expect(await queries('GET', 'posts/records', { token })).toHaveLength(2)
  })

  test('for a change is the record once more, locked, without asking for a rule that lets everybody', async () => {
    expect(await queries('PATCH', `comments/records/${idOf(comment)}`, { body: { text: 'y' } })).toHaveLength(4)
  })
})
