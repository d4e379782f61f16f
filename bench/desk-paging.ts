/**
 * Question: how long do the desk's own lists take with 100,000 records in a collection, beside the same SQL straight through the driver?
 * Input: the calls of `desk/screens/collections/records/find-records.ts` with the official client, as a superuser: 30 records, newest first; the
 * first page, page 3,000, a word looked for in every text field, another order; each with its total. Reference: the statements that the backend
 * runs for each of them (written down once), by `node:sqlite` or `pg` in this process, rows to JSON. A total that is known stays known until
 * something is written (decision 050), so the first page is asked after a write as well, and the raw call always counts.
 * Interleaved in one run: five rounds of ten calls one after the other; medians, range of the ratios. Below 1 ours takes less time.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { CompiledQuery } from 'kysely'
import { Client } from 'pg'
import PocketBase from 'pocketbase'
import { asking } from '../backend/testing/admin.ts'
import { createTestCore } from '../backend/testing/core.ts'
import { recordQueries } from '../backend/testing/recorded-queries.ts'
import { places, type TestPlace } from '../tests/contract/places.ts'
import { runBackendCommand } from '../tests/contract/running-backend.ts'
import { median, summary } from './figures.ts'
import { openItems, startFilledBackend } from './filled-backend.ts'

const RECORDS = 100_000
const ROUNDS = 5
const CALLS = 10
const PER_PAGE = 30
const operator = ['bench@example.org', 'a password for the bench'] as const

interface Question {
  readonly name: string
  readonly page: number
  readonly filter?: string
  readonly sort: string
  /** A write before each call: nothing is known of the total. */
  readonly isAfterWrite?: boolean
}

const newestFirst = '-created,id'
const questions: readonly Question[] = [
  { name: 'first page', page: 1, sort: newestFirst },
  { name: 'first page, after a write', page: 1, sort: newestFirst, isAfterWrite: true },
  { name: 'page 3,000', page: 3_000, sort: newestFirst },
  { name: 'a word in every text field', page: 1, filter: 'title ~ "number 4711" || owner ~ "number 4711"', sort: newestFirst },
  { name: 'sorted by a number', page: 1, sort: '-score,id' },
]

type Run = () => Promise<unknown>

/** The statements that the backend asks of its database for this list. */
async function openStatements(place: TestPlace) {
  const { database, collections } = await openItems(place)
  const recorded = recordQueries(database)
  return {
    async of({ page, filter = '', sort }: Question): Promise<readonly CompiledQuery[]> {
      // A new one each time: it knows no total yet.
      const test = createTestCore({ database: recorded.database, collections })
      const app = await asking(test.core, console.error)
      recorded.take()
      const query = new URLSearchParams({ page: String(page), perPage: String(PER_PAGE), filter, sort })
      await app.ask('GET', `collections/items/records?${query}`)
      const asked = recorded.take().filter(({ sql }) => sql.includes('"items"'))
      await test.close()
      return asked
    },
    close: () => database.close(),
  }
}

/** The driver alone. */
async function openDriver({ env }: TestPlace): Promise<{ all(query: CompiledQuery): Promise<unknown>; close(): Promise<void> }> {
  if (env.DATABASE_URL) {
    const client = new Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    return { all: async ({ sql, parameters }) => (await client.query(sql, [...parameters])).rows, close: () => client.end() }
  }
  const database = new DatabaseSync(`${env.DATA_DIR}/data.db`)
  const prepared = new Map<string, StatementSync>()
  return {
    async all({ sql, parameters }) {
      const statement = prepared.get(sql) ?? database.prepare(sql)
      prepared.set(sql, statement)
      return statement.all(...parameters.map((value) => (typeof value === 'number' ? value : String(value))))
    },
    close: async () => database.close(),
  }
}

/** Milliseconds for one call, the median of some. */
async function timeOf(call: Run, before?: Run): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < CALLS; count += 1) {
    await before?.()
    const begun = performance.now()
    await call()
    times.push(performance.now() - begun)
  }
  return median(times)
}

for (const { engine, make } of places) {
  const place = await make()
  const backend = await startFilledBackend(place, RECORDS)
  await runBackendCommand(['superuser', 'upsert', ...operator], place.env)
  const contract = new PocketBase(backend.url)
  await contract.collection('_superusers').authWithPassword(...operator)
  const items = contract.collection('items')
  const write = () => items.create({ title: 'made by the bench', owner: 'bench', score: 7, active: true })
  const [statements, driver] = [await openStatements(place), await openDriver(place)]
  for (const question of questions) {
    const { name, page, filter = '', sort, isAfterWrite } = question
    const asked = await statements.of(question)
    const raw = async () => JSON.stringify(await Promise.all(asked.map((query) => driver.all(query))))
    const ours = () => items.getList(page, PER_PAGE, { filter, sort })
    const pairs: (readonly [number, number])[] = []
    for (let round = 0; round < ROUNDS; round += 1) pairs.push([await timeOf(ours, isAfterWrite ? write : undefined), await timeOf(raw)])
    const [mine, theirs] = [0, 1].map((at) => median(pairs.map((pair) => pair[at] ?? 0)).toFixed(1))
    console.log(`${engine}, ${name} (statements: ${asked.length}): ${mine} ms, driver ${theirs} ms, ratio ${summary(pairs.map(([a, b]) => a / b))}`)
  }
  await driver.close()
  await statements.close()
  await backend.stop()
  await place.remove()
}
