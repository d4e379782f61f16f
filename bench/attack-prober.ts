/**
 * Everybody else, in a process of its own: asks the health of the backend, the home page and a record at a fixed rate, whether or not what was
 * asked before has been answered, as strangers do. (A client that waits for its answer asks less while the server is held, and so
 * sees less of it.) Forked with port and seconds; sends `Probes` for each path.
 */
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Probes } from './attacks/percentiles.ts'

const [port = '', seconds = ''] = process.argv.slice(2)
const EVERY_MS = 50
/** After the attack; who has no answer then has none. */
const PATIENCE_MS = 3_000
const FROM = '127.0.0.2'

const paths = { health: '/api/health', page: '/', record: '/api/collections/items/records/item00000000042' } as const
const probes: Record<keyof typeof paths, Probes> = {
  health: { milliseconds: [], refused: 0, unanswered: 0 },
  page: { milliseconds: [], refused: 0, unanswered: 0 },
  record: { milliseconds: [], refused: 0, unanswered: 0 },
}
const agent = new Agent({ keepAlive: true })
const over = new AbortController()
const headers = { 'sec-fetch-site': 'same-origin', 'accept-encoding': 'br' }

function probe(name: keyof typeof paths): Promise<void> {
  const into = probes[name]
  const start = performance.now()
  return new Promise((done) => {
    const options = { host: '127.0.0.1', port, localAddress: FROM, agent, headers, signal: over.signal }
    get({ ...options, path: paths[name] }, (response) => {
      response.on('error', () => undefined).resume()
      response.once('end', () => {
        into.milliseconds.push(performance.now() - start)
        if (response.statusCode !== 200) into.refused += 1
      })
      response.once('close', done)
    }).on('error', () => {
      into.unanswered += 1
      done()
    })
  })
}

const asked: Promise<void>[] = []
const names = ['health', 'page', 'record'] as const
for (let passed = 0; passed < Number(seconds) * 1_000; passed += EVERY_MS) {
  asked.push(...names.map(probe))
  await pause(EVERY_MS)
}
await Promise.race([Promise.all(asked), pause(PATIENCE_MS)])
over.abort()
await Promise.all(asked)
process.send?.(probes)
process.disconnect?.()
