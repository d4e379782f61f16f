import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Blog, openBlog, textFile } from '../../testing/blog.ts'
import { everyDatabase } from '../../testing/databases.ts'
import { verifyPassword } from '../../tools/password.ts'
import { ApiError, ValidationError } from '../model/errors.ts'
import { idOf, type StoredRecord } from '../model/record.ts'
import { findRecord, type Values } from '../query/table.ts'
import { deleteRecord } from './delete.ts'
import { createRecord, updateRecord } from './save.ts'

const login = { password: '12345678', email: 'a@example.com' }

describe.each(everyDatabase)('$engine', (engine) => {
  let blog: Blog
  beforeEach(async () => {
    blog = await openBlog(engine)
  })
  afterEach(async () => {
    expect(blog.errors).toEqual([])
    await blog.close()
  })

  const create = (name: string, values: Values, files = new Map()) => createRecord(blog.core, { collection: blog.collection(name), values, files })
  const stored = (record: StoredRecord) => findRecord(blog.core, record.collection, idOf(record))
  const exists = async (record: StoredRecord) => (await stored(record)) !== undefined

  describe('a new record', () => {
    test('gets an id, defaults, generated texts and dates, and is stored as it is given back', async () => {
      const post = await create('posts', { title: 'One', total: '3', tags: ['a', 'a', 'b'], data: '{"x":[1]}' })
      expect(post.values).toMatchObject({ title: 'One', total: 3, tags: ['a', 'b'], data: { x: [1] }, secret: '', photos: [], cover: '', author: '' })
      expect(post.values.id).toMatch(/^[a-z0-9]{15}$/)
      expect(post.values.code).toMatch(/^\d{6}$/)
      expect(post.values.created).toBe('2026-01-02 03:04:05.006Z')
      expect(await stored(post)).toEqual(post)
    })

    test('is refused with every field that is wrong', async () => {
      const refused = create('posts', { title: '', tags: ['z'], author: 'nobody' })
      await expect(refused).rejects.toMatchObject({
        data: {
          title: { code: 'validation_required' },
          tags: { code: 'validation_invalid_value' },
          author: { code: 'validation_missing_rel_records' },
        },
      })
    })

    test('is refused on the field whose unique index holds its value', async () => {
      await create('posts', { title: 'One' })
      await expect(create('posts', { title: 'One' })).rejects.toMatchObject({ data: { title: { code: 'validation_not_unique' } } })
    })

    test('is refused when its id is taken, under the default pattern by the table itself', async () => {
      const { values } = await create('posts', { title: 'One' })
      await expect(create('posts', { id: values.id, title: 'Two' })).rejects.toMatchObject({ data: { id: { code: 'validation_not_unique' } } })
    })

    test('hashes its password and makes a token key', async () => {
      const user = await create('users', login)
      expect(await verifyPassword('12345678', String(user.values.password))).toBe(true)
      expect(user.values.tokenKey).toMatch(/^\w{50}$/)
    })

    test('may not share its id with a record of another auth collection', async () => {
      const user = await create('users', login)
      const refused = create('clients', { ...login, id: user.values.id })
      await expect(refused).rejects.toMatchObject({ data: { id: { code: 'validation_invalid_auth_id' } } })
    })

    test('of superusers is verified', async () => {
      expect((await create('_superusers', { ...login, verified: false })).values.verified).toBe(true)
    })

    test('of a system collection must name an auth record that exists, and a provider that is known', async () => {
      const user = await create('users', login)
      const link = { collectionRef: 'users_id', recordRef: user.values.id, provider: 'google', providerId: '1' }
      const code = async (name: string, changes: Values) => {
        const error = await create(name, { ...link, method: 'otp', fingerprint: 'f', password: 'secret', ...changes }).catch((reason) => reason)
        return error instanceof ValidationError ? error.data : error
      }
      expect(await code('_externalAuths', { collectionRef: 'posts_id' })).toMatchObject({ collectionRef: { code: 'validation_invalid_collection' } })
      expect(await code('_mfas', { recordRef: 'nobody' })).toMatchObject({ recordRef: { code: 'validation_invalid_record' } })
      expect(await code('_externalAuths', { provider: 'nobody' })).toMatchObject({ provider: { code: 'validation_in_invalid' } })
      expect(await code('_externalAuths', {})).toMatchObject({ values: { provider: 'google' } })
    })
  })

  describe('files', () => {
    const photos = (...names: string[]) => new Map([['photos', names.map((name) => textFile(name))]])

    test('lie in the folder of their record, with what is known of them', async () => {
      const post = await create('posts', { title: 'One', photos: ['a.txt'] }, photos('a.txt'))
      const file = await blog.core.files.find(`posts_id/${idOf(post)}/a.txt`)
      expect(file).toMatchObject({ size: 4, mimeType: 'text/plain' })
    })

    test('are not left behind by a record that is refused', async () => {
      await create('posts', { title: 'One' })
      const id = 'abcdefghijklmno'
      await expect(create('posts', { id, title: 'One', photos: ['a.txt'] }, photos('a.txt'))).rejects.toThrow(ValidationError)
      expect(await blog.core.files.find(`posts_id/${id}/a.txt`)).toBeUndefined()
    })

    test('go when their record lets them go, and only then', async () => {
      const post = await create('posts', { title: 'One', photos: ['a.txt', 'b.txt'] }, photos('a.txt', 'b.txt'))
      const folder = `posts_id/${idOf(post)}`
      await blog.core.files.write(`${folder}/thumbs_a.txt/100x100_a.txt`, textFile('thumb'))
      await updateRecord(blog.core, { record: post, values: { photos: ['b.txt'] } })
      expect(await blog.core.files.find(`${folder}/a.txt`)).toBeUndefined()
      expect(await blog.core.files.find(`${folder}/thumbs_a.txt/100x100_a.txt`)).toBeUndefined()
      expect(await blog.core.files.find(`${folder}/b.txt`)).toBeDefined()
    })

    test('stay when the transaction around their removal fails', async () => {
      const post = await create('posts', { title: 'One', photos: ['a.txt'] }, photos('a.txt'))
      const failing = blog.core.inTransaction(async (core) => {
        await deleteRecord(core, post)
        throw new Error('later')
      })
      await expect(failing).rejects.toThrow('later')
      expect(await blog.core.files.find(`posts_id/${idOf(post)}/a.txt`)).toBeDefined()
      await deleteRecord(blog.core, post)
      expect(await blog.core.files.find(`posts_id/${idOf(post)}/a.txt`)).toBeUndefined()
    })
  })

  describe('a change of an auth record', () => {
    async function userWithLogins() {
      const user = await create('users', login)
      const owner = { collectionRef: 'users_id', recordRef: user.values.id }
      const link = await create('_externalAuths', { ...owner, provider: 'google', providerId: '1' })
      const otp = await create('_otps', { ...owner, password: '123456' })
      const mfa = await create('_mfas', { ...owner, method: 'otp' })
      const origin = await create('_authOrigins', { ...owner, fingerprint: 'f' })
      const left = async () => {
        const all = Object.entries({ link, otp, mfa, origin })
        const kept = await Promise.all(all.map(async ([name, record]) => ((await exists(record)) ? [name] : [])))
        return kept.flat()
      }
      return { user, left }
    }

    test('of its name touches no login', async () => {
      const { user, left } = await userWithLogins()
      const changed = await updateRecord(blog.core, { record: user, values: { name: 'A' } })
      expect(changed.values.tokenKey).toBe(user.values.tokenKey)
      expect(await left()).toEqual(['link', 'otp', 'mfa', 'origin'])
    })

    test('of its password ends tokens, codes, sessions and known devices', async () => {
      const { user, left } = await userWithLogins()
      const changed = await updateRecord(blog.core, { record: user, values: { password: '87654321' } })
      expect(changed.values.tokenKey).not.toBe(user.values.tokenKey)
      expect(await left()).toEqual(['link'])
    })

    test('of its address ends tokens and codes', async () => {
      const { user, left } = await userWithLogins()
      const changed = await updateRecord(blog.core, { record: user, values: { email: 'b@example.com' } })
      expect(changed.values.tokenKey).not.toBe(user.values.tokenKey)
      expect(await left()).toEqual(['link', 'mfa', 'origin'])
    })

    test('to verified drops linked accounts, and with them tokens and codes', async () => {
      const { user, left } = await userWithLogins()
      const changed = await updateRecord(blog.core, { record: user, values: { verified: true } })
      expect(changed.values.tokenKey).not.toBe(user.values.tokenKey)
      expect(await left()).toEqual(['mfa', 'origin'])
    })
  })

  describe('deleting', () => {
    const refusal = /required relation reference/

    test('takes a record out of the lists that name it', async () => {
      const [one, two] = [await create('posts', { title: 'One' }), await create('posts', { title: 'Two' })]
      const list = await create('lists', { posts: [idOf(one), idOf(two)], needed: idOf(one) })
      await deleteRecord(blog.core, one)
      expect((await stored(list))?.values).toMatchObject({ posts: [idOf(two)], needed: '' })
    })

    test('takes along, over several levels, what has nothing else to point to', async () => {
      const user = await create('users', login)
      const profile = await create('profiles', { owner: idOf(user) })
      const [one, two] = [await create('posts', { title: 'One' }), await create('posts', { title: 'Two' })]
      const comment = await create('comments', { post: idOf(one) })
      const list = await create('lists', { kept: [idOf(one), idOf(two)] })
      await deleteRecord(blog.core, one)
      expect([await exists(comment), await exists(list)]).toEqual([false, true])
      await deleteRecord(blog.core, two)
      expect(await exists(list)).toBe(false)
      await deleteRecord(blog.core, user)
      expect(await exists(profile)).toBe(false)
    })

    test('fails as a whole when a required relation would become empty', async () => {
      const post = await create('posts', { title: 'One' })
      const comment = await create('comments', { post: idOf(post) })
      await create('contracts', { post: idOf(post) })
      const failing = deleteRecord(blog.core, post)
      await expect(failing).rejects.toThrow(refusal)
      await expect(failing).rejects.toThrow(ApiError)
      expect([await exists(post), await exists(comment)]).toEqual([true, true])
    })

    test('of an auth record takes all that signs it in', async () => {
      const user = await create('users', login)
      const otp = await create('_otps', { collectionRef: 'users_id', recordRef: idOf(user), password: '123456' })
      await deleteRecord(blog.core, user)
      expect(await exists(otp)).toBe(false)
    })

    test('keeps one superuser, also when the last two go at once', async () => {
      const both = [await create('_superusers', login), await create('_superusers', { ...login, email: 'b@example.com' })]
      const results = await Promise.allSettled(both.map((one) => deleteRecord(blog.core, one)))
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const left = await Promise.all(both.map(exists))
      expect(left.filter(Boolean)).toHaveLength(1)
    })
  })
})
