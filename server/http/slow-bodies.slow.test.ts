import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestListener } from './request-listener.ts'
import { endSlowBodies } from './slow-bodies.ts'

/** Three thousand bytes in six tenths of a second. */
const slowest = { seconds: 0.6, bytes: 3000 }

describe('a body that drips', () => {
  let server: Server
  let port: number
  let held: PromiseWithResolvers<void>

  beforeEach(async () => {
    held = Promise.withResolvers()
    server = createServer(
      requestListener(async (request) => {
        if (request.url.endsWith('/held')) await held.promise
        if (request.url.endsWith('/early')) return new Response('early', { status: 413 })
        return new Response(`read ${(await request.arrayBuffer()).byteLength}`)
      }),
    )
    endSlowBodies(server, slowest)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  function open(path: string, length: number, headers = ''): Socket {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n${headers}\r\n`)
    return socket
  }

  /** Sends so many bytes, again and again, until the server ends the connection or all is sent; gives what was answered. */
  async function send(socket: Socket, length: number, { bytes, every }: { readonly bytes: number; readonly every: number }): Promise<string> {
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk))
    let left = length
    const sending = setInterval(() => {
      if (left > 0 && socket.writable) socket.write(Buffer.alloc(Math.min(bytes, left), 0x20))
      left -= bytes
      if (left <= 0) clearInterval(sending)
    }, every)
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(sending)
    return answer
  }

  const drip = { bytes: 1, every: 20 }

  it.each([
    ['/api/v1/analyses', 'accept-language: de\r\n', /"title":"Die Anfrage kam zu langsam an\."/],
    ['/api/v1/analyses', '', /"title":"The request arrived too slowly\.".*"code":"request_timeout"/],
    ['/api/collections/posts/records', '', /\{"data":\{\},"message":"The request body arrived too slowly\.","status":408\}/],
    ['/about/contact', '', /Bitte senden Sie das Formular noch einmal[\s\S]*Please send the form again/],
  ])('to %s is ended with 408 and a sentence, and the connection closed', async (path, headers, sentence) => {
    const answer = await send(open(path, 100_000, headers), 100_000, drip)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(answer).toMatch(sentence)
  })

  it('is ended too where it was answered before', async () => {
    const answer = await send(open('/early', 100_000), 100_000, drip)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('is ended when nothing of it comes at all', async () => {
    expect(await send(open('/', 100_000), 0, drip)).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('keeps nobody else waiting meanwhile', async () => {
    const order: string[] = []
    const dripping = send(open('/', 100_000), 100_000, drip).then(() => order.push('drip'))
    const others = Array.from({ length: 10 }, async () => {
      await (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x' })).text()
      order.push('other')
    })
    await Promise.all([dripping, ...others])
    expect(order.at(-1)).toBe('drip')
  })

  it('may be slow, as long as it is not that slow', async () => {
    const socket = open('/', 60_000, 'Connection: close\r\n')
    expect(await send(socket, 60_000, { bytes: 4000, every: 100 })).toMatch(/^HTTP\/1\.1 200 [\s\S]*read 60000$/)
  })

  it('waits for the server as long as that takes: what it has not read yet is nobody’s slowness', async () => {
    const length = 400_000
    const answer = send(open('/held', length, 'Connection: close\r\n'), length, { bytes: length, every: 1 })
    await wait(4 * slowest.seconds * 1000)
    held.resolve()
    expect(await answer).toMatch(new RegExp(`^HTTP/1\\.1 200 [\\s\\S]*read ${length}$`))
  })
})
