import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { Client } from 'pg'
import { openCore } from '../../backend/core/open-core.ts'
import type { TestPlace } from '../../tests/contract/places.ts'
import { type RunningSite, startSite } from '../../tests/support/start-site.ts'

const RECORDS = 100_000
const CATEGORIES = 100
const PATIENCE_MS = 3_000
const APPLICATION = `attacks_${process.pid}`

const cats = { id: 'cats00000000001', name: 'cats', type: 'base', listRule: '', viewRule: '', fields: [{ name: 'title', type: 'text' }] }
const items = {
  ...{ name: 'items', type: 'base', listRule: '', viewRule: '', createRule: '' },
  fields: [
    { name: 'title', type: 'text' },
    { name: 'score', type: 'number' },
    { name: 'cat', type: 'relation', collectionId: cats.id, maxSelect: 1 },
  ],
}
const albums = {
  ...{ name: 'albums', type: 'base', listRule: '', viewRule: '', createRule: '' },
  fields: [{ name: 'cover', type: 'file', maxSize: 30_000_000, thumbs: ['100x100'] }],
}

/** Ids of fifteen letters, made in the database as both engines do it. */
const numbered = (kind: string, of: string, digits: number) => `'${kind}' || substr(cast(${10 ** digits} + ${of} as text), 2)`

const countTo = (count: number) => `with recursive n(at) as (select cast(0 as bigint) union all select at + 1 from n where at < ${count - 1})`

const fillings = [
  `${countTo(CATEGORIES)} insert into "cats" ("id", "title") select ${numbered('cat', 'at', 12)}, 'Category ' || at from n`,
  `${countTo(RECORDS)} insert into "items" ("id", "title", "score", "cat")
   select ${numbered('item', 'at', 11)}, 'Item number ' || at, at % 100, ${numbered('cat', `at % ${CATEGORIES}`, 12)} from n`,
  'analyze',
]

/** Public collections as a site might have them; their records are put in past the backend. */
async function fill(env: Readonly<Record<string, string>>): Promise<void> {
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = env
  const { database } = await openCore({ dataDir, databaseUrl, collections: [cats, items, albums], now: () => new Date(), onError: () => undefined })
  for (const filling of fillings) await database.transaction((tx) => sql.raw(filling).execute(tx))
  await database.close()
}

export interface Victim {
  readonly port: number
  pid(): number | undefined
  /** Starts it again when it does not answer; whether it did. */
  revive(): Promise<boolean>
  stop(): Promise<void>
}

/** The site as it runs in production, over these records. */
export async function startVictim(place: TestPlace, port: number): Promise<Victim> {
  const url = place.env.DATABASE_URL
  const env = {
    ...place.env,
    DATABASE_URL: url ? `${url}&application_name=${APPLICATION}` : '',
    PORT: String(port),
    ORIGIN: `http://localhost:${port}`,
  }
  await fill(env)
  await upsertSuperuser(env)
  let site: RunningSite = await startSite(env)
  return {
    port,
    pid: () => site.process.pid,
    async revive() {
      if (await answers(port)) return false
      site.process.kill('SIGKILL')
      await once(site.process, 'exit')
      if (url) await endStatements(url)
      site = await startSite(env)
      return true
    },
    async stop() {
      site.process.kill('SIGKILL')
      await once(site.process, 'exit')
      if (url) await endStatements(url)
    },
  }
}

async function upsertSuperuser(env: Readonly<Record<string, string>>): Promise<void> {
  const args = ['server/backend/main.ts', 'superuser', 'upsert', 'root@example.org', 'a long enough password']
  const [code] = await once(spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'ignore' }), 'exit')
  if (code !== 0) throw new Error(`There is no superuser: ${code}`)
}

async function answers(port: number): Promise<boolean> {
  const asked = await Promise.allSettled(
    ['/', '/api/collections/items/records?perPage=1&skipTotal=1'].map((path) =>
      fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    ),
  )
  return asked.every((one) => one.status === 'fulfilled' && one.value.ok)
}

/** A database goes on with the statements of a client that was killed. */
async function endStatements(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [APPLICATION])
  await client.end()
}
