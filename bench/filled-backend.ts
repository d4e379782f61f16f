import { once } from 'node:events'
import { sql } from 'kysely'
import { openCore } from '../backend/core/open-core.ts'
import { updateSettings } from '../backend/core/settings/store.ts'
import type { TestPlace } from '../tests/contract/places.ts'
import { startBackend } from '../tests/contract/running-backend.ts'

export const itemsPath = '/api/collections/items/records'

const items = {
  name: 'items',
  type: 'base',
  listRule: '',
  viewRule: '',
  createRule: '',
  fields: [
    { name: 'title', type: 'text' },
    { name: 'owner', type: 'text' },
    { name: 'score', type: 'number' },
    { name: 'active', type: 'bool' },
    { name: 'created', type: 'autodate', onCreate: true, onUpdate: false },
  ],
  indexes: ['CREATE INDEX idx_items_owner ON items (owner)'],
}

const RECORDS_PER_OWNER = 30
const ROWS_PER_STATEMENT = 1_000

/** The row at a position: the same in the backend and in its reference. */
export function itemAt(position: number) {
  return {
    id: `item${String(position).padStart(11, '0')}`,
    title: `Item number ${position}`,
    owner: `owner${Math.floor(position / RECORDS_PER_OWNER)}`,
    score: position % 100,
    active: position % 2 === 0,
    created: '2026-11-21 12:00:00.000Z',
  }
}

/** The core of a backend at this place, with the collection. */
export function openItems(place: TestPlace) {
  const { DATA_DIR = '', DATABASE_URL } = place.env
  return openCore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, collections: [items], now: () => new Date(), onError: () => undefined })
}

/** Adds the rows of these positions past the backend, as making them is not the question; and lifts the limits for this machine. */
export async function fillItems(place: TestPlace, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  const core = await openItems(place)
  await updateSettings(core, { rateLimits: { excludedIPs: ['127.0.0.1'] } })
  const { database } = core
  for (let start = from; start < to; start += ROWS_PER_STATEMENT) {
    const rows = Array.from({ length: Math.min(ROWS_PER_STATEMENT, to - start) }, (_, index) => itemAt(start + index))
    const values = rows.map(({ id, title, owner, score, active, created }) => sql`(${sql.join([id, title, owner, score, active, created])})`)
    await database.transaction((tx) =>
      sql`insert into "items" ("id", "title", "owner", "score", "active", "created") values ${sql.join(values)}`.execute(tx),
    )
  }
  await database.transaction((tx) => sql`analyze`.execute(tx))
  await database.close()
}

/** A backend process with a public collection of this many records. */
export async function startFilledBackend(place: TestPlace, size: number) {
  await fillItems(place, { from: 0, to: size })
  const backend = await startBackend(place.env)
  return {
    url: backend.url,
    pid: backend.process.pid,
    async stop() {
      backend.process.kill('SIGTERM')
      await once(backend.process, 'exit')
    },
  }
}
