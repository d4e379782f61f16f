import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestCore } from '../../testing/core.ts'
import { everyDatabase } from '../../testing/databases.ts'
import type { Core } from '../model/core.ts'
import { importCollections } from './import.ts'
import { changingCollections, createCollection, deleteCollection, persist, updateCollection } from './save.ts'
import { collectionFromStored, collectionToStored, type StoredCollection } from './stored-collection.ts'

// biome-ignore lint/style/noProcessEnv: a test's own variable, documented in docs/operating.md
const folder = process.env.CONFORMANCE_DIR || resolve(import.meta.dirname, '../../../../shared/conformance')
const file = `${folder}/fixture/schema.json`
const stored: readonly StoredCollection[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []

describe.skipIf(stored.length === 0)(`the contract's fixture, read from CONFORMANCE_DIR`, () => {
  describe.each(everyDatabase)('$engine', (engine) => {
    let core: Core
    let close: () => Promise<void>
    beforeAll(async () => {
      const opened = await openTestCore(engine)
      core = opened.core
      close = opened.close
      // With their ids, secrets and times as they are.
      await changingCollections(core, async (tx) => {
        for (const collection of stored.map(collectionFromStored)) await persist(tx, { collection, previous: undefined })
      })
    })
    afterAll(() => close())

    test('comes out as it went in', () => {
      const own = core.collections.all.filter(({ type }) => type !== 'view').map(collectionToStored)
      const facts = ({ id, name, created, updated, listRule, options }: StoredCollection) => ({ id, name, created, updated, listRule, options })
      const withoutNull = JSON.parse(JSON.stringify(stored).replaceAll('"providers":null', '"providers":[]')) as readonly StoredCollection[]
      expect(own.map(facts)).toEqual(withoutNull.filter(({ type }) => type !== 'view').map(facts))
    })

    test('gives views the fields that they are stored with', () => {
      const shape = (fields: readonly unknown[]) => (fields as { name: string; type: string }[]).map(({ name, type }) => `${name} ${type}`)
      for (const view of stored.filter(({ type }) => type === 'view')) {
        expect(shape(core.collections.find(view.id)?.fields ?? [])).toEqual(shape(view.fields))
      }
    })

    test('has views that can be read', async () => {
      await core.inTransaction(async ({ connection }) => {
        await sql`insert into clients (id, username, email, "tokenKey") values ('a', 'a', 'a@b.c', 'x'), ('b', 'b', 'b@b.c', 'y')`.execute(connection)
        await sql`insert into demo1 (id, bool, rel_many) values ('d', ${true}, '["a"]')`.execute(connection)
      })
      expect((await sql`select * from numeric_id_view`.execute(core.connection)).rows).toEqual([
        { id: '1', email: 'a@b.c' },
        { id: '2', email: 'b@b.c' },
      ])
      expect((await sql`select id, rel_many from view2`.execute(core.connection)).rows).toEqual([{ id: 'd', rel_many: '["a"]' }])
    })

    test('keeps its collections while others need them', async () => {
      const refusal = async (name: string) => deleteCollection(core, core.collections.find(name)!).catch((error: Error) => error.message)
      expect(await refusal('demo2')).toMatch(/existing reference in .*users/)
      expect(await refusal('view1')).toMatch(/existing reference in view2/)
      expect(await refusal('_mfas')).toMatch(/system/)
    })

    test('lets a collection be renamed under its views', async () => {
      const demo1 = core.collections.find('demo1')!
      await updateCollection(core, demo1, { name: 'renamed' })
      expect((await sql`select id from view2`.execute(core.connection)).rows).toEqual([{ id: 'd' }])
      await updateCollection(core, demo1, { name: 'demo1' })
    })

    test('is left as it was by an import that fails', async () => {
      const before = core.collections.all.map(({ name }) => name)
      const wrong = { name: 'import2', fields: [{ type: 'text', name: 'a_via_b' }] }
      const failed = importCollections(core, [{ name: 'import1' }, wrong], { deleteMissing: true })
      await expect(failed).rejects.toMatchObject({ data: { collections: { code: 'validation_collections_import_failure' } } })
      expect(core.collections.all.map(({ name }) => name)).toEqual(before)
      expect((await sql`select id from view2`.execute(core.connection)).rows).toEqual([{ id: 'd' }])
    })

    test('takes a new collection of each type', async () => {
      await createCollection(core, { name: 'new_auth', type: 'auth' })
      const query = 'select 1 as id from _superusers limit 1'
      const view = await createCollection(core, { name: 'new_view', type: 'view', fields: [{ type: 'text', name: 'ignored!' }], viewQuery: query })
      expect(view.fields.map(({ id }) => id)).toEqual(['text3208210256'])
    })

    test('shrinks to what is imported, system collections aside', async () => {
      const sent = [
        { name: 'test123' },
        { id: 'wsmn24bux7wo113', name: 'demo1', fields: [{ id: '_2hlxbmp', name: 'title', type: 'text', required: true }], indexes: [] },
      ]
      await importCollections(core, sent, { deleteMissing: true })
      const names = core.collections.all.map(({ name }) => name)
      expect(names.toSorted()).toEqual(['_authOrigins', '_externalAuths', '_mfas', '_otps', '_superusers', 'demo1', 'nologin', 'test123'])
      expect(core.collections.find('demo1')?.fields.map(({ name }) => name)).toEqual(['title', 'id'])
      expect((await sql`select id from demo1`.execute(core.connection)).rows).toEqual([{ id: 'd' }])
    })
  })
})
