import { setImmediate } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { idOf, type StoredRecord } from '../core/model/record.ts'
import type { Values } from '../core/query/table.ts'
import { testDatabases } from '../testing/databases.ts'
import { login, password, useRecordCalls } from '../testing/record-calls.ts'

describe.each(testDatabases)('$engine', (engine) => {
  const { call, create, superuser, setRules } = useRecordCalls(engine)

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
      // Each query looks after a moment whether its client has left.
      const waits = () => timers.mock.calls.filter(([work, delay = 0]) => delay < 500 && work.name !== 'watchForLeaving')
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
})
