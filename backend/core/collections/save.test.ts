import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestCore } from '../../testing/core.ts'
import { everyDatabase } from '../../testing/databases.ts'
import { loadCollections } from './known.ts'
import { createCollection, updateCollection } from './save.ts'
import { collectionToJson } from './stored-collection.ts'
import { ensureSystemCollections } from './system.ts'

describe.each(everyDatabase)('$engine', (engine) => {
  test('makes the collections that every server has, once', async () => {
    const { core, close } = await openTestCore(engine)
    await ensureSystemCollections(core)
    await ensureSystemCollections(core)
    expect(core.collections.all.map(({ name }) => name)).toEqual(['_superusers', '_externalAuths', '_mfas', '_otps', '_authOrigins'])
    expect(core.collections.find('_superusers')?.id).toBe('pbc_3142635823')
    await close()
  })

  test('reads collections again as they were saved', async () => {
    const { core, close } = await openTestCore(engine)
    await ensureSystemCollections(core)
    const again = await loadCollections(core.database.connection)
    expect(again.all.map(collectionToJson)).toEqual(core.collections.all.map(collectionToJson))
    await close()
  })

  test('keeps values when fields swap names and move between one and many', async () => {
    const { core, close } = await openTestCore(engine)
    const fields = [
      { id: 'a', type: 'text', name: 'title' },
      { id: 'b', type: 'select', name: 'tags', values: ['x', 'y'], maxSelect: 2 },
    ]
    const made = await createCollection(core, { name: 'posts', fields })
    await core.inTransaction(
      async (tx) => void (await sql`insert into posts (id, title, tags) values ('1', 'T', '["x","y"]')`.execute(tx.connection)),
    )
    const swapped = [
      { id: 'a', type: 'text', name: 'tags' },
      { id: 'b', type: 'select', name: 'title', values: ['x', 'y'], maxSelect: 1 },
    ]
    await updateCollection(core, made, { name: 'Posts', fields: swapped })
    const { rows } = await sql`select id, title, tags from "Posts"`.execute(core.database.connection)
    expect(rows).toEqual([{ id: '1', title: 'y', tags: 'T' }])
    await close()
  })
})
