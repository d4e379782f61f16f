import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Blog, openBlog } from '../testing/blog.ts'
import { testDatabases } from '../testing/databases.ts'
import { type BackendApp, createApp } from './app.ts'
import { endpoints } from './endpoints.ts'

const posts = 'http://test/api/collections/posts/records'
const DEEP = 100_000

describe.each(testDatabases)('bodies made to hurt, on $engine', (engine) => {
  let blog: Blog
  let app: BackendApp
  const errors: unknown[] = []

  beforeAll(async () => {
    blog = await openBlog(engine)
    app = createApp({ core: blog.core, endpoints, onError: (error) => errors.push(error) })
  })
  afterAll(async () => {
    expect(errors).toEqual([])
    await blog.close()
  })

  const raw = (body: string, type: string) =>
    app.fetch(new Request(posts, { method: 'POST', headers: { 'content-type': type }, body }), {
      peer: '192.0.2.1',
    })
  const json = (body: string) => raw(body, 'application/json')
  const refused = async (response: Response) => {
    expect(await response.json()).toMatchObject({ status: 400, data: {}, message: expect.stringMatching(/^[A-Z].*\.$/) })
    expect(response.status).toBe(400)
  }

  test.each([
    ['arrays', '['.repeat(DEEP) + ']'.repeat(DEEP)],
    ['objects', `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
  ])('%s nested 100,000 deep are refused, and stay a text within one', async (kind, deep) => {
    await refused(await json(`{"title":"deep","data":${deep}}`))
    await refused(await json(`{"title":"deep","nobody":${deep}}`))
    await refused(await json(`{"title":"deep","tags":${deep}}`))
    await refused(await raw(new URLSearchParams({ '@jsonPayload': `{"data":${deep}}` }).toString(), 'application/x-www-form-urlencoded'))
    await refused(await json(deep))
    const text = await json(`{"title":"deep ${kind}","data":${JSON.stringify(deep)}}`)
    expect(text.status).toBe(200)
    expect((await text.json()).data).toBe(deep)
    expect(await (await app.fetch(new Request(`${posts}?filter=data.a=1`), { peer: '192.0.2.1' })).json()).toMatchObject({ items: [] })
  })

  test('lists of 90,000 entries are refused by the fields that hold lists', async () => {
    const many = JSON.stringify(Array.from({ length: 90_000 }, (_, index) => `x${index % 9}`))
    for (const field of ['tags', 'photos', 'title']) {
      const answer = await json(`{"title":"many","${field}":${many}}`)
      expect([answer.status, Object.keys((await answer.json()).data)], field).toEqual([400, [field]])
    }
  })

  test.skipIf(engine.engine !== 'sqlite')('forms of 100,000 parts are answered without keeping others waiting', async () => {
    const names = Array.from({ length: 100_000 }, (_, index) => index)
    const fields = names.map((index) => `k${index}=1`).join('&')
    const forms = [
      fields,
      fields.replaceAll(/k\d+/g, 'k'),
      names
        .slice(0, 50_000)
        .map(() => '%40jsonPayload=%7B%7D')
        .join('&'),
    ]
    for (const form of forms) await refused(await raw(form, 'application/x-www-form-urlencoded'))
    const file = (name: unknown) => `--b\r\ncontent-disposition: form-data; name="photos"; filename="${name}.txt"\r\n\r\n1\r\n`
    expect((await raw(`${names.map(file).join('')}--b--\r\n`, 'multipart/form-data; boundary=b')).status).toBe(400)
    const part = (name: unknown) => `--b\r\ncontent-disposition: form-data; name="k${name}"\r\n\r\n1\r\n`
    expect((await raw(`${names.map(part).join('')}--b--\r\n`, 'multipart/form-data; boundary=b')).status).toBe(400)
  })

  test('a body that does not say how long it is gets read up to its limit only', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++
        controller.enqueue(new Uint8Array(2 ** 20))
      },
    })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: endless, duplex: 'half' }
    const answer = await app.fetch(new Request('http://test/api/collections/users/auth-with-password', init), { peer: '192.0.2.1' })
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(40)
  })
})
