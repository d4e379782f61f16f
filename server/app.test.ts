import { once } from 'node:events'
import { createServer } from 'node:http'
import { Hono } from 'hono'
import { afterEach, expect, it } from 'vitest'
import { memoryLimits } from '#limits'
import { refusingServices } from '#services'
import { createApp } from './app.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'

const nothing = async () => new Response('')

const server = createServer()
afterEach(() => {
  server.removeAllListeners('request')
  server.closeAllConnections()
  server.close()
})

/** Asks a site for a page; gives the line that is logged of it, and the address by which it was counted. */
async function askedFrom(variables: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>>) {
  const logged = Promise.withResolvers<unknown>()
  const counted: string[] = []
  const app = createApp({
    env: readEnv(variables),
    build: { id: 'a', timestamp: '', folder: '' },
    files: { byAddress: new Map(), byLowerCase: new Map(), answeringQueries: new Set() },
    site: nothing,
    api: { fetch: nothing, flush: async () => undefined },
    backend: { fetch: nothing },
    visitors: {
      servicesFor(address) {
        counted.push(address)
        return refusingServices('backend_away')
      },
      sendQueued() {},
      countDownload() {},
      flush: async () => {},
      stop: async () => {},
    },
    desk: { answer: () => false, routes: () => new Hono() },
    limits: memoryLimits(),
    log: createLog((line) => logged.resolve(JSON.parse(line))),
    loginUrls: { de: '/anmelden', en: '/en/anmelden' },
    offered: [],
  })
  server.on('request', app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/suche?q=a`, { headers })
  return { logged: await logged.promise, counted }
}

it('logs a visitor by the address that limits count, shortened: what the proxy in front saw', async () => {
  const asked = await askedFrom({ CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' }, { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' })
  expect(asked).toMatchObject({ logged: { event: 'request', from: '198.51.100.0' }, counted: ['198.51.100.7'] })
})

it('logs the socket’s address where no header is named', async () => {
  const asked = await askedFrom({}, { 'x-forwarded-for': '198.51.100.7' })
  expect(asked).toMatchObject({ logged: { event: 'request', from: '127.0.0.0' }, counted: ['127.0.0.1'] })
})
