import { describe, expect, test } from 'vitest'
import { idOf } from '../core/model/record.ts'
import { findRecord, type Values } from '../core/query/table.ts'
import { textFile } from '../testing/blog.ts'
import type { TestCall } from '../testing/call.ts'
import { testDatabases } from '../testing/databases.ts'
import { login, password, useRecordCalls } from '../testing/record-calls.ts'

describe.each(testDatabases)('$engine', (engine) => {
  const { call, collection, core, create, superuser, stored } = useRecordCalls(engine)

  describe('what is written', () => {
    test('leaves unknown keys, hidden fields and dates alone', async () => {
      const values = { title: 'One', secret: 's', nothing: 1, created: '2000-01-01 00:00:00.000Z', collectionName: 'x', expand: {} }
      const { json } = await call('POST', 'posts/records', { values })
      const post = await findRecord(core(), collection('posts'), json.id)
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
      expect(await core().files.find(`posts_id/${json.id}/b.txt`)).toBeDefined()
    })

    test('stay when their names are sent, and go when they are not', async () => {
      const { json } = await call('POST', 'posts/records', { values: { title: 'One' }, ...upload('photos', 'a.txt', 'b.txt') })
      const path = `posts/records/${json.id}`
      const changed = await call('PATCH', path, { values: { photos: 'b.txt' }, ...upload('photos', 'c.txt') })
      expect(changed.json.photos).toEqual(['b.txt', 'c.txt'])
      expect(await core().files.find(`posts_id/${json.id}/a.txt`)).toBeUndefined()
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
      expect(await core().files.find(`posts_id/${json.id}/a.txt`)).toBeUndefined()
      await call('PATCH', `posts/records/${json.id}`, upload('cover', 'c.txt'))
      expect(await core().files.find(`posts_id/${json.id}/b.txt`)).toBeUndefined()
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
