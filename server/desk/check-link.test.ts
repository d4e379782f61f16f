import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLink } from './check-link.ts'

const server = createServer((request, response) => {
  if (request.url === '/moved') response.writeHead(301, { location: '/here' }).end()
  else if (request.url === '/cut') response.destroy()
  else response.writeHead(request.url === '/here' ? 200 : 404).end('x'.repeat(100_000))
})
let base = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it.each([
  ['/here', { status: 200, movedTo: '' }],
  ['/gone', { status: 404, movedTo: '' }],
  ['/cut', { status: 0, movedTo: '' }],
])('%s is told as it answers', async (path, told) => {
  expect(await checkLink(base + path)).toEqual(told)
})

it('an address that has moved is told with where it leads', async () => {
  expect(await checkLink(`${base}/moved`)).toEqual({ status: 200, movedTo: `${base}/here` })
})
