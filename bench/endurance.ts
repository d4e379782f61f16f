/**
 * Question: does the server grow when an hour's worth of visits comes in ten minutes?
 * Input: 36,000 requests, 60 a second in a fixed mix: pages, payloads, the public API, lists, views, creations, sign-ins, an
 * event stream opened and left. Reference: the most memory it held in the first half. Before it, every page is compressed
 * and stands in memory, as on a server that has been up for a while. `npm run bench endurance`; not among those that run without a name, for
 * it takes up to twenty minutes.
 */
import { get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { sandboxKeys } from '../services/api/keys.ts'
import { memoryOf } from './memory-of.ts'
import { startPreparedSite } from './prepared-site.ts'

const MINUTES = 10
const PER_SECOND = 60

const json = { 'content-type': 'application/json' }
const key = { authorization: `Bearer ${sandboxKeys.valid}` }
const letter = 'Frau Muster hat die ihr übertragenen Aufgaben stets zu unserer vollen Zufriedenheit erledigt.'

interface Visit {
  readonly path: string
  readonly init?: { method?: string; headers?: Readonly<Record<string, string>>; body?: string }
  readonly status: number
}

/** Twenty requests; the mix of a second is three of these. */
const mix: readonly Visit[] = [
  ...Array.from({ length: 3 }, () => ({ path: '/', init: { headers: { 'sec-fetch-site': 'same-origin' } }, status: 200 })),
  { path: '/products/zeugnisgenerator', status: 200 },
  { path: '/en/products/zeugnisparser', status: 200 },
  { path: '/wissen/schlussformel.data', status: 200 },
  { path: '/blog-article/lexikon', status: 200 },
  { path: '/suche?q=Geheimcode', status: 200 },
  { path: '/gibt/es/nicht', status: 404 },
  { path: '/about/jobs', status: 200 },
  { path: '/docs/api/einfuehrung', status: 200 },
  { path: '/api/health', status: 200 },
  { path: '/api/collections/users/records', status: 200 },
  { path: '/api/collections/users/records/abcdefghijklmno', status: 404 },
  { path: '/api/collections/users/records', init: { method: 'POST', headers: json, body: '{"email":"a@example.org"}' }, status: 403 },
  {
    path: '/api/collections/users/auth-with-password',
    init: { method: 'POST', headers: json, body: '{"identity":"nobody@example.org","password":"12345678"}' },
    status: 400,
  },
  { path: '/api/collections/leads/records', status: 403 },
  { path: '/api/collections/users/auth-methods', status: 200 },
  { path: '/sitemap.xml', status: 200 },
  { path: '/api/v1/sentences', init: { method: 'POST', headers: { ...json, ...key }, body: JSON.stringify({ text: letter }) }, status: 200 },
]

/** Opens an event stream and leaves it after its first event. */
function listenOnce(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(`${url}/api/realtime`, (response) =>
      response.once('data', () => {
        request.destroy()
        resolve()
      }),
    ).once('error', reject)
  })
}

/** Each visit comes from an address of its own and asks for an account of its own, as limits count by both. */
let visitors = 0
function nextAddress(): string {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

async function visit(url: string, { path, init, status }: Visit): Promise<boolean> {
  const headers = { ...init?.headers, 'x-forwarded-for': nextAddress() }
  const body = init?.body?.replace('nobody@', `nobody${visitors}@`)
  const answer = await fetch(url + path, { ...init, headers, ...(body && { body }) })
  await answer.arrayBuffer()
  return answer.status === status
}

async function second(url: string): Promise<number> {
  const visits = Array.from({ length: PER_SECOND / mix.length }, () => mix).flat()
  const answers = await Promise.all([setTimeout(1_000, true), listenOnce(url).then(() => true), ...visits.map((one) => visit(url, one))])
  return answers.filter((isRight) => !isRight).length
}

const site = await startPreparedSite({ PORT: '4384', CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' })
console.log(`every page compressed: ${memoryOf(site.process.pid).toFixed(0)} MiB`)
const memory: number[] = []
for (let minute = 1; minute <= MINUTES; minute += 1) {
  let wrong = 0
  for (let passed = 0; passed < 60; passed += 1) wrong += await second(site.url)
  memory.push(memoryOf(site.process.pid))
  console.log(`minute ${minute}: ${memory.at(-1)?.toFixed(0)} MiB, ${wrong} unexpected answers`)
}
// What is collected when is the engine's choice: single minutes may lie a hundred MiB below their neighbours.
const [early = 1, late = 0] = [memory.slice(0, MINUTES / 2), memory.slice(MINUTES / 2)].map((half) => Math.max(...half))
console.log(`most memory in the second half, ratio to the first: ${(late / early).toFixed(2)}`)
await site.stop()
