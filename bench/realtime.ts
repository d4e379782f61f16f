/**
 * Question: how long until 1,000 subscribers have 100 events, and how much memory do they take, beside a bare HTTP server
 * that passes on what it is given and checks and stores nothing?
 * Input: a public collection, guests subscribed to all of it, 100 records created one after the other. Reference:
 * `bare-event-server.ts`, events of the same length. Interleaved in one run: five rounds, median and range of the ratios. SQLite.
 * All streams are read by this process, which says how busy it was.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { places } from '../tests/contract/places.ts'
import { summary } from './figures.ts'
import { itemAt, itemsPath, startFilledBackend } from './filled-backend.ts'
import { scheduleOf } from './load/schedule.ts'
import { verdictOf } from './load.ts'
import { memoryOf } from './memory-of.ts'
import { openSubscribers } from './subscribers.ts'

const ROUNDS = 5
const SUBSCRIBERS = 1_000
const EVENTS = 100

interface Publisher {
  readonly name: string
  readonly pid: number | undefined
  readonly events: string
  readonly publish: string
  greet(first: string): Promise<void>
}

async function post(url: string, body: unknown): Promise<void> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
}

async function startBare() {
  const child = fork(fileURLToPath(new URL('bare-event-server.ts', import.meta.url)))
  const [port] = await once(child, 'message')
  const url = `http://127.0.0.1:${port}/`
  const publisher: Publisher = { name: 'bare HTTP', pid: child.pid, events: url, publish: url, greet: async () => undefined }
  return { publisher, stop: () => child.kill('SIGKILL') }
}

/** What this process was held by while it read. */
const held: { readonly busy: number; readonly waiting: number }[] = []

/** The seconds that this process waits for a core from now on. */
function waitingSince(): () => number {
  const before = scheduleOf(process.pid).waited
  return () => scheduleOf(process.pid).waited - before
}

async function measure({ name, pid, events, publish, greet }: Publisher): Promise<number> {
  const before = memoryOf(pid)
  const subscribers = await openSubscribers(events, { count: SUBSCRIBERS, greet })
  const connected = memoryOf(pid)
  const [start, processor, waited] = [performance.now(), process.cpuUsage(), waitingSince()]
  const { id: _, ...item } = itemAt(1)
  for (let sent = 0; sent < EVENTS; sent += 1) await post(publish, item)
  await subscribers.received(EVENTS)
  const seconds = (performance.now() - start) / 1_000
  const { user, system } = process.cpuUsage(processor)
  held.push({ busy: (user + system) / 1e6 / seconds, waiting: waited() / seconds })
  console.log(
    `${name}: ${seconds.toFixed(2)} s to the last event; ${before.toFixed(0)} MiB before, ${connected.toFixed(0)} with ${SUBSCRIBERS} subscribers, ${memoryOf(pid).toFixed(0)} after`,
  )
  subscribers.close()
  return seconds
}

for (const { make } of places.filter(({ engine }) => engine === 'sqlite')) {
  const place = await make()
  const [backend, bare] = [await startFilledBackend(place, 1_000), await startBare()]
  const ours: Publisher = {
    name: 'backend',
    pid: backend.pid,
    events: `${backend.url}/api/realtime`,
    publish: backend.url + itemsPath,
    greet: (first) => post(`${backend.url}/api/realtime`, { clientId: /"clientId":"(\w+)"/.exec(first)?.[1], subscriptions: ['items/*'] }),
  }
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) ratios.push((await measure(ours)) / (await measure(bare.publisher)))
  console.log(`time to the last event, ratio to bare HTTP: ${summary(ratios)}`)
  console.log(`client (this process): ${verdictOf(held)}`)
  bare.stop()
  await backend.stop()
  await place.remove()
}
