/**
 * Question: how near does the server come to a bare Node HTTP server, and to nginx, that send the same bytes, and how much processor does
 * each need for an answer?
 * Input: the home page, a script, a payload, and the home page asked for with the tag that the visitor has (304); brotli, keep-alive,
 * 48 connections. References: `bare-server.ts` with the very same bodies and headers; nginx with one worker and the same bodies from
 * files (its path may be given in `NGINX`). Interleaved in one run: five rounds, median and range of the ratios.
 */

import { startSite } from '../tests/support/start-site.ts'
import { asked, type Copied, copy } from './copied-answer.ts'
import { summary } from './figures.ts'
import { bindToServerCore, bound } from './load/cores.ts'
import { type Load, type MeasuredServer, openLoadClient, type Server, tellMeasured } from './load.ts'
import { startNginx } from './nginx-server.ts'
import { startCompressedSite } from './prepared-site.ts'

const ROUNDS = 5
const EXTENT = { connections: 48, seconds: 3 }

interface Candidate extends Server {
  readonly name: string
}

interface Question {
  readonly name: string
  readonly path: string
  /** Whether the client says the tag that it was sent. */
  readonly isKnown: boolean
}

interface Row {
  readonly server: Candidate
  readonly load: Load
  readonly rounds: MeasuredServer[]
}

const client = openLoadClient()

async function loadOf({ url }: Server, { path, isKnown }: Question): Promise<Load> {
  const { etag = '' } = (await copy(url + path)).headers
  return isKnown ? { path, headers: { ...asked, 'if-none-match': etag }, status: 304 } : { path, headers: asked }
}

async function compare(question: Question, servers: readonly Candidate[]): Promise<void> {
  const rows: Row[] = []
  for (const server of servers) rows.push({ server, load: await loadOf(server, question), rounds: [] })
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { server, load, rounds } of rows) {
      const measured = await client.measureServer(server, load, EXTENT)
      // The first one warms all of them.
      if (round > 0) rounds.push(measured)
    }
  }
  const [ours, ...references] = rows
  for (const { server, rounds } of rows) console.log(`${question.name}, ${server.name}: ${rounds.map(tell).join('; ')}`)
  for (const { server, rounds } of references) {
    const ratios = (of: keyof MeasuredServer) => summary((ours?.rounds ?? []).map((one, index) => one[of] / (rounds[index]?.[of] ?? Number.NaN)))
    console.log(`${question.name}, ratio to ${server.name}: answers a second ${ratios('perSecond')}; processor for an answer ${ratios('work')}`)
  }
}

const tell = (round: MeasuredServer) => `${tellMeasured(round)}, ${round.work.toFixed(1)} µs each`

async function findScript(url: string): Promise<string> {
  const path = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(url, { headers: asked })).text())?.[0]
  if (!path) throw new Error('The home page names no script')
  return path
}

const site = await startCompressedSite({ PORT: '4385' })
const script = await findScript(site.url)
const paths = ['/', script, '/about/team.data']
const copies = new Map<string, Copied>()
for (const path of paths) copies.set(path, await copy(site.url + path))
const bare = await startSite({ PORT: '4786', SOURCE: site.url, PATHS: paths.join(' ') }, { script: 'bench/bare-server.ts' })
const nginx = await startNginx(4787, copies)
if (!nginx) console.log('nginx is not measured: there is none here (Debian: apt install nginx-light; NGINX=/path/to/nginx names one)')

const servers = [
  { name: 'ours', url: site.url, pid: site.process.pid },
  { name: 'bare Node', url: bare.url, pid: bare.process.pid },
  ...(nginx ? [{ name: 'nginx', url: nginx.url, pid: nginx.process.pid }] : []),
]
for (const { pid } of servers) bindToServerCore(pid)
console.log(bound)
const questions = [
  { name: 'home page', path: '/', isKnown: false },
  { name: 'script', path: script, isKnown: false },
  { name: 'payload', path: '/about/team.data', isKnown: false },
  { name: '304', path: '/', isKnown: true },
]
for (const question of questions) await compare(question, servers)
console.log(client.verdict())
await nginx?.stop()
await Promise.all([site.stop(), bare.stop()])
