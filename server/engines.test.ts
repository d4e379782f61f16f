import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPool, type Engines, type Kinds, kindLimits } from '#engines'
import { createApi } from '#services/api'
import { readApiFromDisk } from '#words/from-disk'
import { endless } from '../services/api/testing/engine-worker.ts'
import { requestListener } from './http/request-listener.ts'

let engines: Engines
const server = createServer()

beforeAll(async () => {
  const worker = new URL('../services/api/testing/engine-worker.ts', import.meta.url)
  engines = createPool<Kinds>({ worker, kinds: kindLimits, threads: 1, deadline: 3600 })
  const api = createApi({ documents: () => readApiFromDisk('en'), engines, now: () => 0, onError: () => undefined })
  let clients = 0
  server.on(
    'request',
    requestListener((incoming) => {
      clients += 1
      return api.fetch(incoming, `192.0.2.${clients}`)
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await engines.close()
})

function analyse(text: string) {
  const { port } = server.address() as AddressInfo
  const headers = { authorization: 'Bearer sk_test_lotse', 'content-type': 'application/json' }
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/v1/analyses', headers })
  sent.end(JSON.stringify({ text }))
  return sent
}

it('the one thread is free again as soon as the client of an endless text hangs up', async () => {
  const endlessCall = analyse(endless)
  endlessCall.on('error', () => undefined)
  await once(server, 'request')
  const next = analyse('Sie arbeitete stets zu unserer vollen Zufriedenheit.')
  await once(server, 'request')
  endlessCall.destroy()
  const [response] = await once(next, 'response')
  expect(response.statusCode).toBe(200)
  response.resume()
})
