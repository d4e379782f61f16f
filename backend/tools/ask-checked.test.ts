import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3Files } from '../core/files/s3-files.ts'
import { askProvider } from '../core/oauth2/ask-provider.ts'
import { askChecked, checkedLookup } from './network.ts'

const asked: string[] = []
const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  if (url === '/away') return response.writeHead(302, { location: '/metadata' }).end()
  if (url === '/endless') return void setInterval(() => response.write(Buffer.alloc(2 ** 18)), 1).unref()
  response.end('{"is":"here"}')
})
let port: number
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const signal = AbortSignal.timeout(60_000)
const metadata = [
  'http://169.254.169.254/',
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://[fd00:ec2::254]/',
  'http://[::ffff:169.254.169.254]/',
]

test('a provider may be in a private network', async () => {
  expect(await askProvider(`http://localhost:${port}/`, { signal })).toEqual({ status: 200, body: { is: 'here' } })
})

test.each(metadata)('no provider and no bucket is asked at %s, where clouds tell a machine its secrets', async (url) => {
  await expect(askProvider(url, { signal })).rejects.toThrow('This address is not asked.')
  const settings = { enabled: true, bucket: 'b', region: 'r', endpoint: url, accessKey: 'k', secret: 's', forcePathStyle: true }
  await expect(s3Files(settings).find('a/b/c')).rejects.toThrow('This address is not asked.')
})

test('a name is checked by the addresses that the connection would go to, by agents too', async () => {
  asked.length = 0
  const isAllowed = (address: string) => address !== '127.0.0.1' && address !== '::1'
  await expect(askChecked(new URL(`http://localhost:${port}/`), { signal, isAllowed })).rejects.toThrow('This address is not asked.')
  const request = get({ host: 'localhost', port, agent: new Agent({ lookup: checkedLookup(isAllowed) }) })
  const [error] = await once(request, 'error').catch((thrown: unknown) => [thrown])
  expect([String(error), asked]).toEqual(['RefusedAddressError: This address is not asked.', []])
})

test('a redirect is not followed, and an answer without end is read no further than it may be long', async () => {
  asked.length = 0
  await expect(askProvider(`http://127.0.0.1:${port}/away`, { signal })).rejects.toThrow('redirect')
  await expect(askProvider(`http://127.0.0.1:${port}/endless`, { signal })).rejects.toThrow('longer than 1048576 bytes')
  expect(asked).toEqual(['/away', '/endless'])
})
