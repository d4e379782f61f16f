import { once } from 'node:events'
import { Agent, createServer, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestListener } from './request-listener.ts'

const MEBIBYTE = 2 ** 20

/** Refuses every POST; reads a little of it first when asked to. */
async function answer(asked: Request): Promise<Response> {
  if (asked.method !== 'POST') return new Response('read')
  if (asked.url.endsWith('/begin')) for await (const _ of asked.body?.values({ preventCancel: true }) ?? []) break
  return new Response('too large', { status: 413 })
}

describe('a request that is answered before its body was read', () => {
  let server: Server
  let port: number

  beforeEach(async () => {
    server = createServer(requestListener(answer)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  function ask(path: string, agent: Agent, body?: Buffer): Promise<{ readonly status: number | undefined; readonly text: string }> {
    return new Promise((resolve, reject) => {
      const method = body ? 'POST' : 'GET'
      const sent = request({ host: '127.0.0.1', port, path, method, agent, headers: body && { 'content-length': body.length } }, async (response) => {
        resolve({ status: response.statusCode, text: Buffer.concat(await response.toArray()).toString() })
      })
      sent.once('error', reject)
      sent.end(body)
    })
  }

  it.each(['/', '/begin'])('leaves the connection to the next request: %s', async (path) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let round = 0; round < 20; round += 1) {
      expect(await ask(path, agent, Buffer.alloc(2 * MEBIBYTE))).toEqual({ status: 413, text: 'too large' })
      expect(await ask('/', agent)).toEqual({ status: 200, text: 'read' })
    }
    agent.destroy()
  })

  it('answers a client that writes everything before it reads, and then closes', async () => {
    const agent = new Agent({ keepAlive: false })
    expect(await ask('/', agent, Buffer.alloc(32 * MEBIBYTE))).toEqual({ status: 413, text: 'too large' })
  })

  it('answers a client that announces a body and never sends it, and closes the connection', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${MEBIBYTE}\r\n\r\n`)
    const received = Buffer.concat(await socket.toArray()).toString()
    expect(received).toMatch(/^HTTP\/1\.1 413 /)
    expect(received).toMatch(/\r\nconnection: close\r\n/i)
  })

  it('cuts a client off that never stops sending', async () => {
    const socket = connect(port, '127.0.0.1')
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => undefined)
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n')
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(MEBIBYTE), Buffer.from('\r\n')])
    const sending = setInterval(() => socket.writable && socket.write(chunk), 1)
    await closed
    clearInterval(sending)
    expect(socket.bytesWritten).toBeGreaterThan(64 * MEBIBYTE)
  })
})
