import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../backend/apis/app.ts'
import { endpoints } from '../../backend/apis/endpoints.ts'
import { createRecord } from '../../backend/core/records/save.ts'
import { type Blog, openBlog } from '../../backend/testing/blog.ts'
import { testDatabases } from '../../backend/testing/databases.ts'
import { wireOf } from '../../server/backend/wire.ts'
import { isWhole } from '../support/extent.ts'
import { eventually } from './eventually.ts'

/** One connection, read as it comes. */
class EventReader {
  text = ''
  hasEnded = false
  readonly headers: Headers
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>

  constructor(response: Response) {
    this.headers = response.headers
    this.#reader = response.body?.getReader() ?? expect.fail('there is no stream')
    void this.#read()
  }

  async #read(): Promise<void> {
    const decoder = new TextDecoder()
    for (;;) {
      const { done, value } = await this.#reader.read().catch(() => ({ done: true, value: undefined }))
      if (done) break
      this.text += decoder.decode(value, { stream: true })
    }
    this.hasEnded = true
  }

  async clientId(): Promise<string> {
    return eventually(() => /^id:(\w{40})\nevent:PB_CONNECT\ndata:\{"clientId":"\1"\}\n\n/.exec(this.text)?.[1] ?? expect.fail(this.text))
  }

  leave(): Promise<void> {
    return this.#reader.cancel()
  }
}

describe('realtime connections over a socket', () => {
  let blog: Blog
  let url: string
  let server: ReturnType<typeof serve>

  beforeEach(async () => {
    blog = await openBlog(testDatabases[0] ?? expect.fail('SQLite is always there'))
    const backend = createApp({ core: blog.core, endpoints, onError: (error) => expect.fail(String(error)) })
    const app = new Hono<{ Bindings: HttpBindings }>()
    app.all('*', (context) => backend.fetch(context.req.raw, wireOf(context.env.incoming)))
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false })
    await once(server, 'listening')
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/realtime`
  })
  afterEach(async () => {
    blog.core.realtime.close()
    server.close()
    await blog.close()
  })

  const open = async () => new EventReader(await fetch(url))
  const subscribe = (clientId: string, ...subscriptions: string[]) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ clientId, subscriptions }) })
  const createPost = (title: string, data = '') => createRecord(blog.core, { collection: blog.collection('posts'), values: { title, data } })

  it('begin with their id, and bring events with that id and no space after the colons', async () => {
    const reader = await open()
    expect(Object.fromEntries(reader.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const id = await reader.clientId()
    expect((await subscribe(id, 'posts/*')).status).toBe(204)
    await createPost('<one>')
    await eventually(() => expect(reader.text).toContain(`\n\nid:${id}\nevent:posts/*\ndata:{"record":{"author":"",`))
    expect(reader.text).toMatch(/"title":"\\u003cone\\u003e"[^\n]*},"action":"create"}\n\n$/)
  })

  it('are refused beyond those of one address, and so are filters, with words and seconds', async () => {
    const filters = (count: number, prefix: string) =>
      Array.from({ length: count }, (_, index) => `posts/*?options=${encodeURIComponent(`{"query":{"filter":"title = '${prefix}${index}'"}}`)}`)
    const ids = []
    for (let count = 0; count < 5; count += 1) ids.push(await (await open()).clientId())
    const tooMany = await subscribe(ids[0] ?? '', ...filters(51, 'x'))
    expect([tooMany.status, Object.keys((await tooMany.json()).data)]).toEqual([400, ['subscriptions']])
    const answers = []
    for (const id of ids) answers.push(await subscribe(id, ...filters(50, id)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 429])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    for (let count = 5; count < 200; count += 1) blog.core.realtime.join({ address: '127.0.0.1', isLimited: true, outlet: deaf })
    const refused = await fetch(url)
    expect([refused.status, (await refused.json()).message]).toEqual([429, 'Too Many Requests.'])
  })

  it('let others be answered while an event is looked at for each of many filters', async () => {
    const reader = await open()
    const topics = Array.from({ length: 40 }, (_, index) => `posts/*?options=${encodeURIComponent(`{"query":{"filter":"title != '${index}'"}}`)}`)
    expect((await subscribe(await reader.clientId(), ...topics)).status).toBe(204)
    const heard = () => reader.text.split('event:posts').length - 1
    // As if each look at the clock came six milliseconds after the one before.
    let now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 6))
    let turns = 0
    const turn = () => {
      if (heard() === 40) return
      turns += 1
      setImmediate(turn)
    }
    await createPost('one')
    turn()
    await eventually(() => expect(heard()).toBe(40))
    clock.mockRestore()
    expect(turns).toBeGreaterThan(60)
  })

  it('are forgotten once the other side is gone, and never opened by HEAD', async () => {
    const reader = await open()
    const id = await reader.clientId()
    await reader.leave()
    await eventually(() => expect(blog.core.realtime.find(id)).toBeUndefined())
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
  })

  it('bring many large events of one transaction to one that reads', async () => {
    const reader = await open()
    expect((await subscribe(await reader.clientId(), 'posts/*')).status).toBe(204)
    await blog.core.inTransaction(async (tx) => {
      // Together more than may wait for one reader; each small enough for a busy machine to read in between.
      const values = { data: 'x'.repeat(400_000) }
      for (let count = 0; count < 12; count += 1) {
        await createRecord(tx, { collection: blog.collection('posts'), values: { ...values, title: `post ${count}` } })
      }
    })
    await eventually(() => expect(reader.text).toContain('"title":"post 11"'))
    expect(reader.hasEnded).toBe(false)
  })

  it.runIf(isWhole)('end for one that does not read, while the others get everything at once', async () => {
    const slow = await openUnread(url)
    const quick = await open()
    for (const id of [slow.id, await quick.clientId()]) expect((await subscribe(id, 'posts/*')).status).toBe(204)
    const large = 'x'.repeat(200_000)
    for (let count = 0; count < 100; count += 1) {
      await createPost(`post ${count}`, large)
      await eventually(() => expect(quick.text).toContain(`"title":"post ${count}"`))
    }
    await blog.core.settled()
    expect(blog.core.realtime.find(slow.id)).toBeUndefined()
    expect(quick.hasEnded).toBe(false)
    const closed = once(slow.socket, 'close')
    slow.socket.resume()
    await closed
  })
})

const deaf = { send: () => undefined, waiting: () => 0, close: () => undefined }

/** A connection whose client stops reading after its id. */
async function openUnread(url: string): Promise<{ id: string; socket: Socket }> {
  const { hostname, port, pathname } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => undefined)
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
  let text = ''
  for (;;) {
    const [chunk] = await once(socket, 'data')
    text += String(chunk)
    const id = /id:(\w{40})\n/.exec(text)?.[1]
    if (!id) continue
    socket.pause()
    return { id, socket }
  }
}
