import { join } from 'node:path'
import PocketBase, { ClientResponseError } from 'pocketbase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresUrl } from '../../backend/testing/databases.ts'
import { conformanceDir } from './conformance-dir.ts'
import { type FixtureServer, startFixtureServer } from './fixture-server.ts'
import { places } from './places.ts'

const folder = conformanceDir()

describe.skipIf(!folder).each(places)('the official SDK on the fixture, $engine', ({ engine }) => {
  let server: FixtureServer
  let client: PocketBase

  beforeAll(async () => {
    server = await startFixtureServer({ fixture: join(folder ?? '', 'fixture'), databaseUrl: engine === 'postgres' ? postgresUrl : undefined })
    client = new PocketBase(server.url)
    client.autoCancellation(false)
    await client.collection('_superusers').authWithPassword('test@example.com', '1234567890')
  })
  afterAll(() => server.close())

  it('reads every collection and every record, as a superuser', async () => {
    const collections = await client.collections.getFullList()
    expect(collections).toHaveLength(16)
    for (const { name } of collections) {
      const records = await client.collection(name).getFullList()
      expect(
        records.every((record) => record.collectionName === name && record.id !== ''),
        name,
      ).toBe(true)
    }
  })

  it('filters with values that it quotes itself, sorts, expands and pages', async () => {
    const filter = client.filter('title ~ {:text} && created < {:now}', { text: "te'st", now: new Date() })
    expect(await client.collection('demo2').getList(1, 2, { filter })).toMatchObject({ items: [], page: 1, perPage: 2, totalItems: 0, totalPages: 0 })
    const page = await client.collection('demo4').getList(1, 1, { sort: '-title', expand: 'self_rel_one,rel_many_cascade', skipTotal: true })
    expect(page).toMatchObject({ totalItems: -1, totalPages: -1 })
    expect(page.items).toHaveLength(1)
  })

  it('creates with a file, changes with modifiers, and deletes', async () => {
    const created = await client
      .collection('demo3')
      .create({ title: 'from the SDK', files: [new File(['hello'], 'Grüße.txt', { type: 'text/plain' })] })
    expect(created.files).toEqual([expect.stringMatching(/^gr.*_\w{10}\.txt$/)])
    const more = await client.collection('demo3').update(created.id, { 'files+': new File(['again'], 'again.txt') })
    expect(more.files).toHaveLength(2)
    const fewer = await client.collection('demo3').update(created.id, { 'files-': created.files })
    expect(fewer.files).toEqual([more.files[1]])
    expect(await client.collection('demo3').delete(created.id)).toBe(true)
    await expect(client.collection('demo3').getOne(created.id)).rejects.toMatchObject({ status: 404 })
  })

  it('writes a batch with files, and gets a protected file by a token', async () => {
    const batch = client.createBatch()
    batch.collection('demo1').create({ id: 'batch0000000001', text: 'one', file_many: [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')] })
    batch.collection('demo1').upsert({ id: 'batch0000000001', text: 'two', 'file_many-': [] })
    batch.collection('demo2').create({ id: 'batch0000000002', title: 'gone' })
    batch.collection('demo2').delete('batch0000000002')
    const results = await batch.send()
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 204])
    const record = await client.collection('demo1').getOne('batch0000000001')
    expect([record.text, record.file_many]).toEqual([
      'two',
      [expect.stringMatching(/^a\w+_\w{10}\.txt$/), expect.stringMatching(/^b\w+_\w{10}\.txt$/)],
    ])
    const file = client.files.getURL(record, record.file_many[1], { token: await client.files.getToken() })
    expect(await (await fetch(file)).text()).toBe('b')
    await client.collection('demo1').delete(record.id)
    expect((await fetch(file)).status).toBe(404)
  })

  it('gives its own error with status and data for what is refused', async () => {
    const error = await client
      .collection('users')
      .create({ email: 'no address', password: '1' })
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ClientResponseError)
    expect(error).toMatchObject({ status: 400, response: { data: { passwordConfirm: { code: 'validation_required' } } } })
  })
})
