import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloadAvatar } from './download-avatar.ts'

const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>'

describe('downloading a picture', () => {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const target = /^\/to\?(.+)/.exec(url)?.[1]
    if (target) return response.writeHead(302, { location: decodeURIComponent(target) }).end()
    return response.writeHead(url === '/none' ? 404 : 200).end(picture)
  })
  let base: string
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    base = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  })
  afterAll(() => void server.close())

  const isAllowed = () => true

  test('gives it with a name and the type that its bytes tell, behind redirects too', async () => {
    const file = await downloadAvatar(`${base}/to?${encodeURIComponent('/people/Ann%20A.svg?size=2')}`, { mostBytes: 1000, isAllowed })
    expect(file).toMatchObject({ name: expect.stringMatching(/^ann_a_\w{10}\.svg$/), mimeType: 'image/svg+xml', size: picture.length })
  })

  test('gives nothing when it is too large, missing, no web address, or goes round in circles', async () => {
    expect(await downloadAvatar(`${base}/a.svg`, { mostBytes: 10, isAllowed })).toBeUndefined()
    expect(await downloadAvatar(`${base}/none`, { mostBytes: 1000, isAllowed })).toBeUndefined()
    expect(await downloadAvatar('file:///etc/passwd', { mostBytes: 1000, isAllowed })).toBeUndefined()
    expect(await downloadAvatar('nonsense', { mostBytes: 1000, isAllowed })).toBeUndefined()
    expect(
      await downloadAvatar(`${base}/to?${encodeURIComponent(`${base}/to?%2Fto%3F%252Fto%253F%25252Fto`)}`, { mostBytes: 1000, isAllowed }),
    ).toBeUndefined()
  })

  test('asks no address that is not public: by name, by number, behind a redirect', async () => {
    asked.length = 0
    const options = { mostBytes: 1000 }
    for (const url of [base, base.replace('localhost', '127.0.0.1'), base.replace('localhost', '[::1]'), base.replace('localhost', '2130706433')]) {
      expect(await downloadAvatar(`${url}/a.svg`, options), url).toBeUndefined()
    }
    expect(asked).toEqual([])
    const onlyByName = (address: string) => address === '127.0.0.1' && asked.length === 0
    expect(await downloadAvatar(`${base}/to?${encodeURIComponent(`${base}/secret`)}`, { mostBytes: 1000, isAllowed: onlyByName })).toBeUndefined()
    expect(asked).toHaveLength(1)
  })
})
