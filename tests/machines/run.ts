/**
 * Three sites of two processes each on one PostgreSQL, behind nginx as `deploy/nginx.conf` has it: a new version takes over on one after
 * the other, and then one of them is switched off, while pages are read, records written and events heard. Ends with 1 where an answer
 * failed before that, or a record was lost or stored twice. `npm run machines`; needs nginx and the tests' PostgreSQL.
 */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import PocketBase from 'pocketbase'
import { type RunningSite, startSite } from '../support/start-site.ts'
import { askSteadily } from '../support/steady-load.ts'
import { makeSharedDatabase } from './database.ts'
import { startProxy } from './proxy.ts'
import { writeSteadily } from './writers.ts'

const PORTS = [4801, 4802, 4803]
const PROXY_PORT = 4800
const ACCOUNT = ['root@example.org', 'a long enough password'] as const
/** As long as a machine that is switched off is noticed and left alone. */
const AFTERWARDS_MS = 5000

const database = await makeSharedDatabase()
const folder = mkdtempSync(join(tmpdir(), 'machines-'))
const env = { DATABASE_URL: database.url, CLIENT_ADDRESS_HEADER: 'X-Real-IP', WORKERS: '2', ORIGIN: `http://127.0.0.1:${PROXY_PORT}` }
const sites: RunningSite[] = []
for (const port of PORTS) sites.push(await startSite({ ...env, PORT: String(port), DATA_DIR: join(folder, String(port)) }))
const upsert = ['server/backend/main.ts', 'superuser', 'upsert', ...ACCOUNT]
await promisify(execFile)(process.execPath, upsert, { env: { ...process.env, ...env, DATA_DIR: join(folder, '0') } })
const proxy = await startProxy(PROXY_PORT, PORTS)

const client = new PocketBase(proxy.url)
await client.collection('_superusers').authWithPassword(...ACCOUNT)
await client.collections.create({ name: 'notes', type: 'base', fields: [{ name: 'number', type: 'number' }] })
await client.settings.update({ rateLimits: { enabled: false } })

const heard = new Set<number>()
await client.collection('notes').subscribe('*', ({ record }) => heard.add(Number(record.number)))
const stopReading = askSteadily(proxy.url, [{ path: '/about/team' }, { path: '/en/about/team' }, { path: '/api/health' }], (status) => status === 200)
const writers = writeSteadily(proxy.url, client.authStore.token)
for (const site of sites) await rolled(site)
const [written, afterRolling] = [writers.acknowledged.size, [...writers.failed]]
await switchOff(sites[1])
await wait(AFTERWARDS_MS)
const { answered, wrong } = await stopReading()
await writers.stop()

const stored = await database.numbers('SELECT number FROM notes')
const lost = [...writers.acknowledged].filter((number) => !stored.includes(number))
const twice = stored.length - new Set(stored).size
console.log(`read: ${answered} answers, ${wrong.length} failed ${[...new Set(wrong)].join(', ')}`)
console.log(`written while three versions took over: ${written}, failed ${afterRolling.length} ${[...new Set(afterRolling)].join(', ')}`)
console.log(
  `written in all: ${writers.acknowledged.size}, of them lost ${lost.length}, stored twice ${twice}; refused when a site was switched off: ${writers.failed.length - afterRolling.length}`,
)
console.log(`heard of ${heard.size} of them, by a client that connects anew when its site changes`)

await proxy.stop()
await Promise.all(sites.map((site) => site.stop()))
await database.remove()
rmSync(folder, { recursive: true })
process.exit(wrong.length + afterRolling.length + lost.length + twice > 0 ? 1 : 0)

/** A new version takes over there. */
async function rolled(site: RunningSite): Promise<void> {
  site.process.kill('SIGHUP')
  while (!site.log.some(({ event }) => event === 'rolled')) await wait(100)
}

/** All its processes at once, as when its plug is pulled. */
async function switchOff(site: RunningSite | undefined): Promise<void> {
  if (!site) return
  const pids = site.log.filter(({ event }) => event === 'starting').map(({ pid }) => Number(pid))
  site.process.kill('SIGKILL')
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Replaced long ago.
    }
  }
  await once(site.process, 'exit')
}
