import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCollection, updateCollection } from '../../backend/core/collections/save.ts'
import type { Core } from '../../backend/core/model/core.ts'
import type { RealtimeClient } from '../../backend/core/model/realtime.ts'
import { idOf, type StoredRecord } from '../../backend/core/model/record.ts'
import { closeCore, openCore } from '../../backend/core/open-core.ts'
import type { Values } from '../../backend/core/query/table.ts'
import { deleteRecord } from '../../backend/core/records/delete.ts'
import { createRecord, updateRecord } from '../../backend/core/records/save.ts'
import { eventually } from './eventually.ts'
import { places, type TestPlace } from './places.ts'

const notes = { name: 'notes', listRule: "text != 'closed'", viewRule: '', fields: [{ type: 'text', name: 'text', max: 100_000 }] }

describe.each(places.filter(({ engine }) => engine === 'postgres'))('two processes on one $engine database', ({ make }) => {
  let place: TestPlace
  let here: Core
  let there: Core
  const errors: unknown[] = []

  const open = () =>
    openCore({
      ...{ dataDir: place.env.DATA_DIR ?? '', databaseUrl: place.env.DATABASE_URL, collections: [] },
      ...{ now: () => new Date(), onError: (error) => void errors.push(error) },
    })
  beforeEach(async () => {
    errors.length = 0
    place = await make()
    here = await open()
    there = await open()
    await createCollection(here, notes)
    await createCollection(here, { name: 'people', type: 'auth', listRule: '', fields: [] })
    await eventually(() => expect(there.collections.find('people')).toBeDefined())
  })
  afterEach(async () => {
    for (const core of [here, there]) await closeCore(core)
    await place.remove()
  })

  const collection = (core: Core, name: string) => core.collections.find(name) ?? expect.fail(`no collection ${name}`)
  const create = (name: string, values: Values) => createRecord(here, { collection: collection(here, name), values })
  function listen(topics: readonly string[], auth: StoredRecord | null = null): { client: RealtimeClient; heard: string[] } {
    const heard: string[] = []
    const outlet = {
      send: ({ data }: { data: string }) => {
        const { action, record } = JSON.parse(data)
        heard.push(`${action} ${record.text?.length > 100 ? record.text.length : record.text}`)
      },
      waiting: () => 0,
      close: () => undefined,
    }
    const client = there.realtime.join({ address: '', outlet })
    there.realtime.subscribe(client, topics, auth)
    return { client, heard }
  }

  it('hear of each other’s records, each subscriber by the rules', async () => {
    const guest = listen(['notes/*'])
    const filtered = listen([`notes/*?options=${encodeURIComponent('{"query":{"filter":"text ~ \\"c\\""}}')}`])
    const [open, closed, long] = [
      await create('notes', { text: 'open' }),
      await create('notes', { text: 'closed' }),
      await create('notes', { text: 'ö'.repeat(20_000) }),
    ]
    await updateRecord(here, { record: open, values: { text: 'changed' } })
    for (const record of [open, closed, long])
      await deleteRecord(here, { ...record, values: record === open ? { ...record.values, text: 'changed' } : record.values })
    await eventually(() => expect(guest.heard.at(-1)).toBe('delete 20000'))
    expect(guest.heard.filter((text) => text.startsWith('delete'))).toEqual(['delete changed', 'delete 20000'])
    expect(filtered.heard.filter((text) => text.startsWith('delete'))).toEqual(['delete changed'])
    expect(errors).toEqual([])
  })

  it('hear of deletions in the order in which they were made, though one tells more than the other', async () => {
    const guest = listen(['notes/*'])
    const texts = Array.from({ length: 20 }, (_, at) => (at % 2 ? `${at}` : 'ö'.repeat(99_000 + at)))
    for (const text of texts) await deleteRecord(here, await create('notes', { text }))
    const expected = texts.map((text) => `delete ${text.length > 100 ? text.length : text}`)
    await eventually(() => expect(guest.heard.filter((text) => text.startsWith('delete'))).toHaveLength(expected.length))
    expect(guest.heard.filter((text) => text.startsWith('delete'))).toEqual(expected)
  })

  it('hear of every one of the texts that are told at once and are equal in parts', async () => {
    const guest = listen(['notes/*'])
    const texts = [1, 2, 3].map((at) => 'ö'.repeat(60_000 + 3 * at))
    const records: StoredRecord[] = []
    for (const text of texts) records.push(await create('notes', { text }))
    await here.inTransaction(async (tx) => {
      for (const record of records) await deleteRecord(tx, record)
    })
    await eventually(() => expect(guest.heard.filter((text) => text.startsWith('delete'))).toHaveLength(texts.length))
    expect(guest.heard.filter((text) => text.startsWith('delete'))).toEqual(texts.map(({ length }) => `delete ${length}`))
    expect(errors).toEqual([])
  })

  it('let go of a login that ended in the other one', async () => {
    const person = await create('people', { email: 'a@example.com', password: '12345678' })
    const other = await create('people', { email: 'b@example.com', password: '12345678' })
    const [one, two] = [listen([], person), listen([], other)]
    await updateRecord(here, { record: person, values: { password: 'another one' } })
    await eventually(() => expect(one.client.auth).toBeNull())
    expect(idOf(two.client.auth ?? expect.fail('two is still signed in'))).toBe(idOf(other))
    await updateCollection(here, collection(here, 'people'), { authToken: { secret: 'x'.repeat(40), duration: 60 } })
    await eventually(() => expect(two.client.auth).toBeNull())
  })

  it('know what they missed once a lost connection is back', async () => {
    const client = new Client({ connectionString: place.env.DATABASE_URL })
    await client.connect()
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND query LIKE '%' || current_schema() || '%'`,
    )
    await client.end()
    await createCollection(here, { name: 'missed', fields: [] })
    await eventually(() => expect(there.collections.find('missed')).toBeDefined())
    const guest = listen(['notes/*'])
    await create('notes', { text: 'again' })
    await eventually(() => expect(guest.heard).toEqual(['create again']))
  })
})
