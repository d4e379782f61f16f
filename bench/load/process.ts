/** One process of `processes.ts`: started with what it is to ask, prints what it counted. */
import { Agent, request } from 'node:http'
import type { Asked, Counted, Run } from './client.ts'

const { asked, run }: { asked: Asked; run: Run } = JSON.parse(process.argv[2] ?? '{}')
const agent = new Agent({ keepAlive: true, maxSockets: run.connections })
const options = { agent, method: asked.method, headers: asked.headers }
const end = performance.now() + 1_000 * run.seconds
const counts = { answers: 0, errors: 0 }

/** Asks on one connection until the time is over. */
async function askOn(): Promise<void> {
  while (performance.now() < end) {
    const status = await ask().catch(() => Number.POSITIVE_INFINITY)
    if (status < 400) counts.answers += 1
    else counts.errors += 1
  }
}

function ask(): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(asked.url, options, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? Number.POSITIVE_INFINITY))
      response.once('error', reject)
    })
    sent.once('error', reject).end(asked.body)
  })
}

const before = process.cpuUsage()
const start = performance.now()
await Promise.all(Array.from({ length: run.connections }, askOn))
const seconds = (performance.now() - start) / 1_000
const { user, system } = process.cpuUsage(before)
const counted: Omit<Counted, 'waiting'> = { ...counts, seconds, busy: (user + system) / 1e6 / seconds }
console.log(JSON.stringify(counted))
agent.destroy()
