import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface Counter {
  readonly url: string
  /** The pages whose payloads were asked for, in order. */
  payloads(): readonly string[]
  /** How many payloads were on their way at once, at most. */
  mostAtOnce(): number
  close(): Promise<void>
}

/** Payloads come late, so that those under way can be counted. */
const LATENCY_MS = 100

/** Stands in front of the site and notes what reaches it. */
export async function startCounter(site: string): Promise<Counter> {
  const asked: string[] = []
  let [open, most] = [0, 0]
  async function note(path: string): Promise<void> {
    asked.push(path)
    open += 1
    most = Math.max(most, open)
    await setTimeout(LATENCY_MS)
    open -= 1
  }
  const server = createServer(async ({ url = '/', method, headers }, response) => {
    const payload = /^([^?]*)\.data(?:\?|$)/.exec(url)?.[1]
    if (payload) await note(payload)
    const onward = request(new URL(url, site), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    onward.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    payloads: () => asked,
    mostAtOnce: () => most,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
