import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findByIdentity } from '../core/auth/login-with-password.ts'
import { issueToken } from '../core/auth/tokens.ts'
import type { ShownAudit } from '../core/logs/audit-log.ts'
import { checkAudit } from '../core/logs/check-audit.ts'
import { operatedBy } from '../core/model/core.ts'
import { type Admin, openAdmin } from '../testing/admin.ts'
import { createTestCore } from '../testing/core.ts'
import { everyDatabase } from '../testing/databases.ts'
import { createApp } from './app.ts'
import { endpoints } from './endpoints.ts'

const people = {
  name: 'people',
  type: 'base',
  createRule: '',
  updateRule: '',
  fields: [
    { name: 'name', type: 'text' },
    { name: 'state', type: 'select', values: ['new', 'done'] },
    { name: 'tags', type: 'select', values: ['a', 'b'], maxSelect: 2 },
    { name: 'count', type: 'number' },
    { name: 'secret', type: 'number', hidden: true },
    { name: 'changed', type: 'autodate', onCreate: true, onUpdate: true },
  ],
}

describe.each(everyDatabase)('the operators’ log on $engine', (engine) => {
  let admin: Admin
  beforeEach(async () => {
    admin = await openAdmin(engine)
    await admin.ask('POST', 'collections', people)
  })
  afterEach(async () => {
    expect(admin.errors).toEqual([])
    await admin.close()
  })

  const rows = async (query = ''): Promise<readonly ShownAudit[]> =>
    (await admin.ask('GET', `collections/_audit/records?sort=seq&${query}`)).json.items
  const did = async () => (await rows()).map(({ action, target }) => `${action} ${target}`)
  const make = async (values: object, token?: string | null) =>
    (await admin.ask('POST', 'collections/people/records', values, token === undefined ? {} : { token })).json.id

  test('says who did what to which record, of texts and hidden fields only that they are others', async () => {
    const id = await make({ name: 'Ada Lovelace', state: 'new', count: 1, secret: 7 })
    await admin.ask('PATCH', `collections/people/records/${id}`, { name: 'Ada', state: 'done', 'tags+': 'a', 'count+': 2 })
    await admin.ask('DELETE', `collections/people/records/${id}`)
    const [, created, updated, deleted] = await rows()
    expect(created).toMatchObject({
      ...{ id: '2', seq: 2, created: '2026-01-02 03:04:05.006Z', collectionName: '_audit' },
      ...{ actorCollection: '_superusers', email: 'root@example.org', via: 'login', address: '192.0.2.0' },
      ...{ action: 'create', target: `people/${id}` },
      changes: [{ name: 'name' }, { name: 'state', after: 'new' }, { name: 'count', after: 1 }, { name: 'secret' }],
    })
    expect(updated?.changes).toEqual([
      { name: 'name' },
      { name: 'state', before: 'new', after: 'done' },
      { name: 'tags', before: [], after: ['a'] },
      { name: 'count', before: 1, after: 3 },
    ])
    expect(deleted).toMatchObject({ action: 'delete', target: `people/${id}`, changes: [] })
    expect(JSON.stringify(await rows())).not.toContain('Ada')
  })

  test('knows nothing of visitors, and of a program only what is done where somebody signed in as it', async () => {
    const before = (await rows()).length
    const app = createApp({ core: admin.core, endpoints, machinery: ['root@example.org'], onError: (error) => admin.errors.push(error) })
    const id = await make({ name: 'visitor' }, null)
    await admin.ask('PATCH', `collections/people/records/${id}`, { name: 'x' }, { token: null })
    const post = async (token: string) => {
      const request = { method: 'POST', headers: { authorization: token, 'content-type': 'application/json' }, body: '{}' }
      await app.fetch(new Request('http://test/api/collections/people/records', request), { peer: '192.0.2.1' })
      return (await rows()).length - before
    }
    expect(await post(admin.token)).toBe(0)
    const login = { identity: 'root@example.org', password: 'a long password' }
    const signedIn = await admin.ask('POST', 'collections/_superusers/auth-with-password', login, { token: null })
    expect(await post(signedIn.json.token)).toBe(2)
  })

  test('has what is written only together with the change', async () => {
    const before = await did()
    expect((await admin.ask('POST', 'collections/people/records', { state: 'none of them' })).status).toBe(400)
    await admin.ask('PATCH', 'settings', { batch: { enabled: true } })
    const requests = [{}, { state: 'none of them' }].map((body) => ({ method: 'POST', url: '/api/collections/people/records', body }))
    expect((await admin.ask('POST', 'batch', { requests })).status).toBe(400)
    expect(await did()).toEqual([...before, 'update settings'])
    await admin.ask('POST', 'batch', { requests: [requests[0], requests[0]] })
    expect((await did()).slice(before.length + 1)).toEqual([expect.stringMatching(/^create people\//), expect.stringMatching(/^create people\//)])
    await sql`DROP TABLE ${sql.table('_audit')}`.execute(admin.core.connection)
    expect((await admin.ask('POST', 'collections/people/records', { id: 'without000000log' })).status).toBeGreaterThanOrEqual(400)
    expect((await admin.ask('GET', 'collections/people/records')).json.totalItems).toBe(2)
    admin.errors.length = 0
  })

  test('names collections with rules, settings without texts, emptied collections with a number, and what goes along', async () => {
    await admin.ask('PATCH', 'collections/people', { listRule: 'state = "done"' })
    const item = { name: 'items', type: 'base', fields: [{ name: 'of', type: 'relation', cascadeDelete: true }] }
    const { id: collectionId } = (await admin.ask('GET', 'collections/people')).json
    await admin.ask('POST', 'collections', { ...item, fields: item.fields.map((field) => ({ ...field, collectionId })) })
    const [first] = [await make({}), await make({})]
    const { id } = (await admin.ask('POST', 'collections/items/records', { of: first })).json
    await admin.ask('DELETE', 'collections/people/truncate')
    await admin.ask('PATCH', 'settings', { smtp: { host: 'mail.example.org', port: 465, password: 'geheim' } })
    await admin.ask('PUT', 'collections/import', { collections: [{ name: 'people', updateRule: null }, { name: 'items' }] })
    await admin.ask('DELETE', 'collections/items')
    await admin.ask('POST', 'crons/__pbOTPCleanup__')
    const all = (await rows()).slice(1).map(({ action, target, changes }) => ({ action, target, changes }))
    expect(all.filter(({ action, target }) => action !== 'create' || target.startsWith('collection'))).toEqual([
      { action: 'update', target: 'collection people', changes: [{ name: 'listRule', before: null, after: 'state = "done"' }] },
      { action: 'create', target: 'collection items', changes: expect.arrayContaining([{ name: 'name', after: 'items' }]) },
      { action: 'truncate', target: 'collection people', changes: [{ name: 'records', before: 2, after: 0 }] },
      { action: 'delete', target: `items/${id}`, changes: [] },
      {
        action: 'update',
        target: 'settings',
        changes: expect.arrayContaining([{ name: 'smtp.host' }, { name: 'smtp.password' }, { name: 'smtp.port', before: 587, after: 465 }]),
      },
      { action: 'import', target: 'collection people', changes: [{ name: 'updateRule', before: '', after: null }] },
      { action: 'delete', target: 'collection items', changes: [] },
      { action: 'run', target: 'cron __pbOTPCleanup__', changes: [] },
    ])
    expect(JSON.stringify(await rows())).not.toMatch(/geheim|mail\.example/)
  })

  test('has sign-ins of superusers, failed ones too, and whom they impersonate', async () => {
    const signIn = (identity: string, password: string) =>
      admin.ask('POST', 'collections/_superusers/auth-with-password', { identity, password }, { token: null })
    await signIn('root@example.org', 'a long password')
    await signIn('root@example.org', 'wrong')
    await signIn('nobody@example.org', 'wrong')
    await admin.core.settled()
    await admin.ask('POST', 'collections', { name: 'users', type: 'auth', updateRule: 'id = @request.auth.id' })
    const user = (await admin.ask('POST', 'collections/users/records', { email: 'u@example.org', password: '12345678', passwordConfirm: '12345678' }))
      .json
    const { token } = (await admin.ask('POST', `collections/users/impersonate/${user.id}`, { duration: 60 })).json
    for (const purpose of ['support', 'because Ada asked']) await admin.ask('POST', `collections/users/impersonate/${user.id}`, { purpose })
    await admin.ask('PATCH', `collections/users/records/${user.id}`, { emailVisibility: true }, { token })
    const [, signedIn, failed, , , impersonated, explained, unexplained, asUser] = await rows()
    expect(signedIn).toMatchObject({ action: 'signIn', email: 'root@example.org', changes: [{ name: 'method', after: 'password' }] })
    expect(failed).toMatchObject({ action: 'signInFailed', target: signedIn?.target, actor: '', email: '' })
    expect(impersonated).toMatchObject({ action: 'impersonate', target: `users/${user.id}`, changes: [{ name: 'duration', after: 60 }] })
    expect(explained?.changes).toContainEqual({ name: 'purpose', after: 'support' })
    expect(unexplained?.changes).toEqual([{ name: 'duration', after: 0 }])
    expect(asUser).toMatchObject({ action: 'update', via: 'impersonation', actor: user.id, actorCollection: 'users', email: '' })
  })

  test('is paged, filtered and read one by one by superusers only, and written by nobody', async () => {
    const id = await make({})
    const path = 'collections/_audit/records'
    const { json } = await admin.ask('GET', `${path}?perPage=1`)
    expect(json).toMatchObject({ page: 1, perPage: 1, totalItems: 2, totalPages: 2, items: [{ seq: 2 }] })
    const filtered = async (filter: string) => (await rows(`filter=${encodeURIComponent(filter)}`)).map(({ seq }) => seq)
    expect(await filtered("target ~ 'people/%' && action = 'create'")).toEqual([2])
    expect(await filtered("email = 'root@example.org' && created >= '2026-01-02' && created < '2026-01-03' && seq > 1")).toEqual([2])
    expect((await admin.ask('GET', `${path}?filter=other=1`)).status).toBe(400)
    expect((await admin.ask('GET', `${path}/2?fields=target`)).json).toEqual({ target: `people/${id}` })
    expect((await admin.ask('GET', `${path}/3`)).status).toBe(404)
    expect((await admin.ask('GET', path, undefined, { token: null })).status).toBe(401)
    expect((await admin.ask('POST', path, {})).status).toBe(404)
    for (const method of ['PATCH', 'PUT', 'DELETE']) expect((await admin.ask(method, `${path}/2`, {})).status).toBe(404)
    expect((await admin.ask('POST', 'collections', { ...people, name: '_audit' })).status).toBe(400)
  })

  test('is refused by the database itself to be changed, and its chain tells where it was', async () => {
    for (const name of ['a', 'b', 'c']) await make({ name })
    const { connection } = admin.core
    const table = sql.table('_audit')
    const changes = [sql`UPDATE ${table} SET action = 'none'`, sql`DELETE FROM ${table} WHERE seq = 2`]
    for (const change of changes) await expect(change.execute(connection)).rejects.toThrow('only ever added to')
    const whole = await checkAudit(admin.core)
    expect(whole).toMatchObject({ rows: 4, first: { seq: 1 }, last: { seq: 4 }, broken: undefined, isExpected: undefined })
    const { hash } = whole.last ?? { hash: '' }
    expect(await checkAudit(admin.core, { hash, seq: 4 })).toMatchObject({ isExpected: true })
    expect(await checkAudit(admin.core, { hash, seq: 3 })).toMatchObject({ isExpected: false })

    await withoutTriggers()
    const broken = async () => (await checkAudit(admin.core)).broken
    await sql`UPDATE ${table} SET email = 'other@example.org' WHERE seq = 2`.execute(connection)
    expect(await broken()).toEqual({ seq: 2, fault: 'changed' })
    await sql`UPDATE ${table} SET email = 'root@example.org' WHERE seq = 2`.execute(connection)
    await sql`UPDATE ${table} SET previous = hash WHERE seq = 3`.execute(connection)
    expect(await broken()).toEqual({ seq: 3, fault: 'changed' })
    await sql`DELETE FROM ${table} WHERE seq = 3`.execute(connection)
    expect(await broken()).toEqual({ seq: 3, fault: 'missing' })
    await sql`DELETE FROM ${table} WHERE seq = 4`.execute(connection)
    expect(await broken()).toBeUndefined()
    expect(await checkAudit(admin.core, { hash })).toMatchObject({ rows: 2, isExpected: false })
  })

  async function withoutTriggers(): Promise<void> {
    const { connection } = admin.core
    if (engine.engine === 'postgres') await sql`ALTER TABLE "_audit" DISABLE TRIGGER USER`.execute(connection)
    else for (const event of ['insert', 'update', 'delete']) await sql`DROP TRIGGER ${sql.id(`_audit_${event}`)}`.execute(connection)
  }

  test('stays one chain where several processes write at once', async () => {
    const others = [1, 2, 3].map(() => createTestCore({ database: admin.core.database, collections: admin.core.collections }))
    const by = { id: 'a', collection: '_superusers', email: '', via: 'login', address: '' } as const
    const cores = [admin.core, ...others.map(({ core }) => core)].map((core) => operatedBy(core, by))
    const work = Array.from({ length: 24 }, (_, index) =>
      cores[index % cores.length]?.inTransaction(async (tx) => tx.note({ action: 'test', target: String(index) })),
    )
    await Promise.all(work)
    expect(await checkAudit(admin.core)).toMatchObject({ rows: 25, broken: undefined })
    for (const other of others) await other.close()
  })

  test.runIf(engine.engine === 'postgres')('keeps operators waiting for each other, never visitors', async () => {
    let waiting = Promise.resolve()
    await admin.core.database.transaction(async (connection) => {
      await sql`SELECT pg_advisory_xact_lock(hashtext('backend audit ' || current_schema()))`.execute(connection)
      waiting = make({ name: 'by an operator' })
      const first = await Promise.race([waiting.then(() => 'operator'), make({ name: 'by a visitor' }, null).then(() => 'visitor')])
      expect(first).toBe('visitor')
    })
    await waiting
  })

  test('names a superuser’s token that another has taken', async () => {
    const collection = admin.core.collections.find('_superusers')!
    if (collection.type !== 'auth') throw new Error('superusers sign in')
    const root = await findByIdentity(admin.core, collection, { identity: 'root@example.org', password: '', identityField: '' })
    await make({}, await issueToken(admin.core, root!, { type: 'auth', claims: { refreshable: false } }))
    expect((await rows()).at(-1)).toMatchObject({ via: 'impersonation', email: 'root@example.org' })
  })
})
