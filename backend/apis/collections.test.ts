import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Admin, openAdmin } from '../testing/admin.ts'
import { testDatabases } from '../testing/databases.ts'

describe.each(testDatabases)('$engine', (engine) => {
  let admin: Admin
  beforeAll(async () => {
    admin = await openAdmin(engine)
    const songs = { name: 'songs', type: 'base', fields: [{ name: 'title', type: 'text' }] }
    await admin.ask('POST', 'collections', songs)
    await admin.ask('POST', 'collections/songs/records', { title: 'Moin' })
  })
  afterAll(async () => {
    expect(admin.errors).toEqual([])
    await admin.close()
  })

  describe('what a dashboard needs to edit collections', () => {
    test('is a blank collection of each type, without an id and with indexes that no two share', async () => {
      const [one, other] = [await admin.ask('GET', 'collections/meta/scaffolds'), await admin.ask('GET', 'collections/meta/scaffolds')]
      expect(Object.entries(one.json).map(([name, scaffold]) => [name, scaffold])).toMatchObject([
        ['auth', { id: '', name: '', type: 'auth', system: false }],
        ['base', { id: '', name: '', type: 'base', indexes: [] }],
        ['view', { id: '', name: '', type: 'view', viewQuery: '' }],
      ])
      expect(one.json.auth.indexes).not.toEqual([])
      expect(other.json.auth.indexes).not.toEqual(one.json.auth.indexes)
    })

    test('is the list of providers, each with its own picture', async () => {
      const { json } = await admin.ask('GET', 'collections/meta/oauth2-providers')
      expect(json.map(({ name }: { name: string }) => name)).toContain('oidc')
      for (const { logo } of json) expect(logo).toMatch(/^<svg /)
    })

    test('is what a view would show, before it is made', async () => {
      const { json } = await admin.ask('POST', 'collections/meta/dry-run-view', { query: 'select id, title from songs' })
      expect(json.fields.map(({ name }: { name: string }) => name)).toEqual(['id', 'title'])
      expect(json.sample).toMatchObject([{ title: 'Moin', collectionId: expect.any(String) }])
    })

    test.each([
      [{ query: 7 }, 'An error occurred while loading the submitted data.'],
      [{}, 'An error occurred while validating the submitted data.'],
      [{ query: 'select nothing from nowhere' }, /^Invalid view query\. Raw error: \n/],
    ])('is refused for %j', async (body, message) => {
      const { status, json } = await admin.ask('POST', 'collections/meta/dry-run-view', body)
      expect([status, json.message]).toEqual([400, expect.stringMatching(message)])
    })
  })

  test.each([
    ['GET', 'collections?filter=nonsense', undefined],
    ['PUT', 'collections/import', { collections: 'songs' }],
    ['PUT', 'collections/import', { collections: [] }],
    ['DELETE', 'collections/_superusers', undefined],
  ])('%s %s is refused with %j', async (method, path, body) => {
    expect((await admin.ask(method, path, body)).status).toBe(400)
  })

  test('of two fields of the same id the later one stands', async () => {
    const fields = ['one', 'two'].map((name) => ({ id: 'same', name, type: 'text' }))
    const { json } = await admin.ask('POST', 'collections', { name: 'twice', fields })
    expect(json.fields.map(({ name }: { name: string }) => name)).toEqual(['id', 'two'])
  })

  test('the name of a collection that was renamed is free again, under another id', async () => {
    const indexed = { name: 'people', type: 'auth' }
    const first = (await admin.ask('POST', 'collections', indexed)).json
    expect((await admin.ask('PATCH', 'collections/people', { name: 'guests' })).status).toBe(200)
    const second = (await admin.ask('POST', 'collections', indexed)).json
    expect(second.name).toBe('people')
    expect(second.id).not.toBe(first.id)
    expect(second.indexes.filter((index: string) => first.indexes.includes(index))).toEqual([])
  })
})
