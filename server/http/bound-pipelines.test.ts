import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { boundPipelines } from './bound-pipelines.ts'

const open: ServerResponse[] = []
let begun = 0
const server = createServer(
  boundPipelines((request, response) => {
    begun += 1
    if (request.url === '/held') open.push(response)
    else response.end('answered')
  }),
)
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server.close())
beforeEach(() => {
  begun = 0
  open.length = 0
})

function send(path: string, times: number) {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(times))
  return socket
}

it('hundreds of requests in one write are not begun, their connection ends, and others are answered', async () => {
  const flood = send('/held', 300)
  await once(flood, 'close')
  expect(begun).toBe(8)
  const { port } = server.address() as AddressInfo
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('answered')
})

it('a few at once are answered in their order, and so are many one after the other', async () => {
  const few = send('/', 8)
  setTimeout(() => few.end(), 200)
  expect((await text(few)).match(/answered/g)).toHaveLength(8)
  const { port } = server.address() as AddressInfo
  for (let times = 0; times < 20; times += 1) expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
})

it('requests whose client has left are not begun', async () => {
  const flood = send('/held', 8)
  while (begun < 8) await new Promise(setImmediate)
  flood.destroy()
  await once(open[0]!, 'close')
  expect(begun).toBe(8)
})
