import PocketBase from 'pocketbase'
import { describe, expect, it } from 'vitest'
import { places } from './places.ts'
import { runBackendCommand, startBackend } from './running-backend.ts'

const EMAIL = 'root@example.org'
const PASSWORD = 'a long enough password'
const WRITERS = 4
/** So many writings in, the server is killed: in the midst of the next ones. */
const ENOUGH = 100

async function signedIn(url: string): Promise<PocketBase> {
  const client = new PocketBase(url)
  client.autoCancellation(false)
  await client.collection('_superusers').authWithPassword(EMAIL, PASSWORD)
  return client
}

/** Writes until the server is gone, and says how many have been acknowledged; gives their ids. */
async function writeUntilDeath(client: PocketBase, onAcknowledged: (count: number) => void): Promise<string[]> {
  const acknowledged: string[] = []
  const writer = async (name: number) => {
    for (let count = 0; ; count += 1) {
      const record = await client
        .collection('notes')
        .create({ text: `${name} ${count}` })
        .catch(() => undefined)
      if (!record) return
      acknowledged.push(record.id)
      onAcknowledged(acknowledged.length)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, name) => writer(name)))
  return acknowledged
}

describe.each(places)('a backend on $engine that is killed while it writes', ({ make }) => {
  it('has every acknowledged record when it starts again, without repair', async () => {
    const place = await make()
    await runBackendCommand(['superuser', 'upsert', EMAIL, PASSWORD], place.env)
    const first = await startBackend(place.env)
    const client = await signedIn(first.url)
    await client.collections.create({ name: 'notes', type: 'base', fields: [{ name: 'text', type: 'text' }] })
    const acknowledged = await writeUntilDeath(client, (count) => {
      if (count === ENOUGH) void first.kill()
    })
    expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH)

    const second = await startBackend(place.env)
    const stored = await (await signedIn(second.url)).collection('notes').getFullList({ fields: 'id,text' })
    await second.kill()
    await place.remove()
    const ids = new Set(stored.map((record) => record.id))
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
    expect(stored.every((record) => /^\d \d+$/.test(record.text))).toBe(true)
  })
})
