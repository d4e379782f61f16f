import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, request, type Server } from 'node:http'
import { type AddressInfo, connect, createServer as listenTo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { passOnTo } from './pass-on.ts'

let folder: string
let socket: string
let front: Server
let port: number
let behind: Server | undefined

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'passed-'))
  socket = join(folder, 'behind.sock')
  front = createServer(passOnTo(socket)).listen(0, '127.0.0.1')
  await once(front, 'listening')
  port = (front.address() as AddressInfo).port
})
afterEach(() => {
  for (const server of [front, behind]) server?.close().closeAllConnections()
  behind = undefined
  rmSync(folder, { recursive: true })
})

async function stand(listener: RequestListener): Promise<void> {
  behind = createServer(listener).listen(socket)
  await once(behind, 'listening')
}

const url = (path = '/') => `http://127.0.0.1:${port}${path}`

it('address, method, headers and body arrive as they were sent, and the answer as it was given', async () => {
  await stand(async (asked, response) => {
    const body = await text(asked)
    response.writeHead(201, [...['set-cookie', 'a=1', 'set-cookie', 'b=2'], ...['x-told', 'ä'.normalize('NFD').length.toString()]])
    response.end(JSON.stringify({ url: asked.url, method: asked.method, twice: asked.headersDistinct['x-twice'], body }))
  })
  const answer = await fetch(url('/a//b?c=%zz'), {
    method: 'PUT',
    body: 'x'.repeat(300_000),
    headers: [
      ['x-twice', '1'],
      ['x-twice', '2'],
    ],
  })
  expect(answer.status).toBe(201)
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await answer.json()).toEqual({ url: '/a//b?c=%zz', method: 'PUT', twice: ['1, 2'], body: 'x'.repeat(300_000) })
})

it('whose request it is, is told by the process in front and by nobody else', async () => {
  await stand((asked, response) => void response.end(asked.headersDistinct['x-site-peer']?.join()))
  expect(await (await fetch(url(), { headers: { 'x-site-peer': '192.0.2.1' } })).text()).toBe('127.0.0.1')
})

it('what is sent while nobody listens is held, with its body, and answered once somebody does', async () => {
  const answered = fetch(url(), { method: 'POST', body: 'kept' })
  await wait(200)
  await stand(async (asked, response) => void response.end(await text(asked)))
  expect(await (await answered).text()).toBe('kept')
})

it('a question is asked again when the one who took it died, and what may have been done is not', async () => {
  let taken = 0
  const dying = listenTo((connection) => {
    taken += 1
    connection.once('data', () => connection.destroy())
  }).listen(socket)
  await once(dying, 'listening')
  const posted = await fetch(url('/api/collections'), { method: 'POST', body: '{}' })
  expect([posted.status, posted.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await posted.json()).toEqual({ data: {}, message: 'The backend does not answer.', status: 503 })
  expect(taken).toBe(1)
  const asked = fetch(url())
  await wait(200)
  expect(taken).toBeGreaterThan(2)
  dying.close()
  rmSync(socket, { force: true })
  await stand((_, response) => void response.end('again'))
  expect(await (await asked).text()).toBe('again')
})

it('events arrive as they happen, and who leaves is gone behind as well', async () => {
  const gone = Promise.withResolvers<void>()
  await stand((asked, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: 1\n\n')
    response.once('close', gone.resolve)
    asked.resume()
  })
  const sent = request(url()).end()
  const [answer] = await once(sent, 'response')
  expect(String((await once(answer, 'data'))[0])).toBe('data: 1\n\n')
  sent.destroy()
  await gone.promise
})

it('an answer that breaks off is not taken for a whole one', async () => {
  await stand((_, response) => {
    response.writeHead(200, { 'content-length': 10 })
    response.write('half')
    setTimeout(() => response.destroy(), 50)
  })
  await expect(fetch(url()).then((answer) => answer.text())).rejects.toThrow()
})

it('a body that is refused before it has come leaves no rest on the connection', async () => {
  await stand((_, response) => void response.writeHead(413, { connection: 'close' }).end('too large'))
  const connection = connect(port, '127.0.0.1')
  connection.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000\r\n\r\nbegun')
  const answer = await text(connection)
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close/i)
})
