import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RealtimeClient } from '../core/model/realtime.ts'
import { type Blog, openBlog } from '../testing/blog.ts'
import { testDatabases } from '../testing/databases.ts'
import { type BackendApp, createApp } from './app.ts'
import { endpoints } from './endpoints.ts'

// Nothing of it asks the database.
describe.each(testDatabases.slice(0, 1))('the way back from a provider', (engine) => {
  let blog: Blog
  let app: BackendApp
  let heard: unknown[]
  beforeEach(async () => {
    blog = await openBlog(engine)
    app = createApp({ core: blog.core, endpoints, onError: (error) => expect.fail(String(error)) })
    heard = []
  })
  afterEach(() => blog.close())

  function waiting(topics: readonly string[] = ['@oauth2', 'posts/*']): RealtimeClient {
    const outlet = { send: ({ event, data }: { event: string; data: string }) => heard.push([event, data]), waiting: () => 0, close: () => undefined }
    const client = blog.core.realtime.join({ address: '10.0.0.1', outlet })
    blog.core.realtime.subscribe(client, topics, null)
    return client
  }
  const back = async (parameters: Readonly<Record<string, string>>, { method = 'GET', peer = '10.0.0.1' } = {}) => {
    const search = new URLSearchParams(parameters)
    const request =
      method === 'GET'
        ? new Request(`http://test/api/oauth2-redirect?${search}`)
        : new Request('http://test/api/oauth2-redirect', { method, body: search })
    const { status, headers, body } = await app.fetch(request, { peer })
    return { status, end: headers.get('location')?.replace('../_/#/auth/oauth2-redirect-', ''), body }
  }

  test('tells the window that waits once, and sends the browser on', async () => {
    const client = waiting()
    expect(await back({ state: client.id, code: 'c<1>' })).toEqual({ status: 307, end: 'success', body: null })
    expect(heard).toEqual([['@oauth2', `{"state":"${client.id}","code":"c\\u003c1\\u003e"}`]])
    expect([...client.subscriptions.keys()]).toEqual(['posts/*'])
    expect(await back({ state: client.id, code: 'again' })).toMatchObject({ end: 'failure' })
    expect(heard).toHaveLength(1)
  })

  test('tells of an error and of a missing code, which both fail', async () => {
    const [first, second] = [waiting(), waiting()]
    expect((await back({ state: first.id, error: 'access_denied' })).end).toBe('failure')
    expect((await back({ state: second.id })).end).toBe('failure')
    expect(heard).toEqual([
      ['@oauth2', `{"state":"${first.id}","code":"","error":"access_denied"}`],
      ['@oauth2', `{"state":"${second.id}","code":""}`],
    ])
  })

  test('tells nobody who does not wait, is elsewhere or has left', async () => {
    const [other, elsewhere, left] = [waiting(['posts/*']), waiting(), waiting()]
    blog.core.realtime.leave(left)
    expect((await back({ state: other.id, code: '1' })).end).toBe('failure')
    expect((await back({ state: elsewhere.id, code: '1' }, { peer: '10.0.0.2' })).end).toBe('failure')
    expect((await back({ state: left.id, code: '1' })).end).toBe('failure')
    expect((await back({ code: '1' })).end).toBe('failure')
    expect(heard).toEqual([])
  })

  test('keeps the name that Apple posts, cut to its limits', async () => {
    const { appleNames } = blog.core.accounts
    const user = (firstName: string, lastName = '') => JSON.stringify({ name: { firstName, lastName } })
    const client = waiting()
    expect(await back({ state: client.id, code: '123', user: user('Ann', 'B') }, { method: 'POST' })).toMatchObject({ status: 303, end: 'success' })
    expect(heard).toEqual([['@oauth2', `{"state":"${client.id}","code":"123"}`]])
    expect(appleNames.get('123')).toBe('Ann B')
    await back({ code: 'long', user: user('x'.repeat(151)) }, { method: 'POST' })
    expect(appleNames.get('long')).toHaveLength(150)
    await back({ code: 'y'.repeat(1000), user: user('Ann') }, { method: 'POST' })
    expect(appleNames.get('y'.repeat(1000))).toBeUndefined()
    await back({ code: 'broken', user: '{"name":' }, { method: 'POST' })
    expect(appleNames.get('broken')).toBeUndefined()
  })
})
