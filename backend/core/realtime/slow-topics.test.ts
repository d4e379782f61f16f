import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Blog, openBlog } from '../../testing/blog.ts'
import { everyDatabase } from '../../testing/databases.ts'
import type { StoredRecord } from '../model/record.ts'
import { deleteRecord } from '../records/delete.ts'
import { createRecord, updateRecord } from '../records/save.ts'

/** Compared at each of a million places, a thousand letters far. */
const filter = `about ~ "%${'a'.repeat(1500)}b%"`
const slowTopic = `profiles/*?options=${encodeURIComponent(JSON.stringify({ query: { filter } }))}`

describe.each(everyDatabase)('a topic whose filter takes too long, on $engine', (engine) => {
  let blog: Blog
  let profile: StoredRecord
  beforeEach(async () => {
    blog = await openBlog({ ...engine, open: () => engine.open({ queryMilliseconds: 3000 }) })
    profile = await createRecord(blog.core, { collection: blog.collection('profiles'), values: { about: 'short' } })
    await blog.core.database.transaction((tx) => sql`UPDATE "profiles" SET "about" = ${'a'.repeat(1_500_000)}`.execute(tx))
  })
  afterEach(async () => {
    await blog.close()
    expect(blog.errors).toEqual([])
  })

  function listen(address: string, topic: string) {
    const heard: string[] = []
    const { realtime } = blog.core
    const client = realtime.join({
      address,
      outlet: { send: ({ data }) => heard.push(JSON.parse(data).action), close: () => undefined, waiting: () => 0 },
    })
    realtime.subscribe(client, [topic], null)
    return { client, heard }
  }

  test('is dropped, and the others hear of the change', async () => {
    const slow = listen('192.0.2.1', slowTopic)
    const plain = listen('192.0.2.2', 'profiles/*')
    await updateRecord(blog.core, { record: profile, values: { owner: '' } })
    await blog.core.settled()
    expect([slow.heard, plain.heard]).toEqual([[], ['update']])
    expect([slow.client.subscriptions.size, plain.client.subscriptions.size]).toEqual([0, 1])
  })

  test('is dropped while a deletion asks who may hear of it', async () => {
    const slow = listen('192.0.2.1', slowTopic)
    const plain = listen('192.0.2.2', 'profiles/*')
    await deleteRecord(blog.core, profile)
    await blog.core.settled()
    expect([slow.heard, plain.heard]).toEqual([[], ['delete']])
    expect(slow.client.subscriptions.size).toBe(0)
  })
})
