import PocketBase from 'pocketbase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reachBackend } from '../../../server/backend/reach.ts'
import { readEnv } from '../../../server/env.ts'
import { listClashes } from '../../../services/accounts/address-clashes.ts'
import { connect } from '../../../services/backend-client/connect.ts'
import { places, type TestPlace } from '../places.ts'
import { runBackendCommand, startBackend, tryBackendCommand } from '../running-backend.ts'
import { type OpenWithMail, openWithMail, signedIn } from './open-visitors.ts'

const PASSWORD = 'ein langer Satz'

describe.each(places)('the address of an account on $engine', ({ make }) => {
  let place: TestPlace
  let site: OpenWithMail

  beforeAll(async () => {
    place = await make()
    site = await openWithMail(place.env)
  })
  afterAll(async () => {
    await site.close()
    await place.remove()
  })

  const signIn = async (identity: string, password = PASSWORD) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ identity, password })
    const request = new Request('http://backend.internal/api/collections/users/auth-with-password', { method: 'POST', headers, body })
    const response = await site.backend.fetch(request, { peer: '192.0.2.8' })
    return { status: response.status, record: (await response.json()).record }
  }
  const create = (email: string) => site.contract.collection('users').create({ email, password: PASSWORD, passwordConfirm: PASSWORD })
  const trial = { name: 'Ada', company: 'Testhaus', products: ['talentscout'], terms: 'yes', age: '9000', password: PASSWORD }

  it('is the same whatever the case of its letters: signing in, by code, link or password, and for who would take it again', async () => {
    expect(await site.send('trial', { ...trial, email: 'Ada@Testhaus.example' })).toMatchObject({ kind: 'sent' })
    await site.mail.next()
    for (const email of ['ada@testhaus.example', 'Ada@testhaus.example', 'ADA@TESTHAUS.EXAMPLE'])
      expect(await signIn(email)).toMatchObject({ status: 200 })
    await site.send('forgotten', { email: 'ADA@testhaus.example', age: '9000' })
    expect((await site.mail.next()).parsed.subject).toContain('Neues Passwort wählen')
    const users = site.contract.collection('users')
    await users.requestOTP('aDa@testhaus.example')
    expect((await site.mail.next()).to).toEqual(['ada@testhaus.example'])
    await expect(create('Ada@TestHaus.example')).rejects.toMatchObject({ response: { data: { email: { code: 'validation_not_unique' } } } })

    const other = await create('other@testhaus.example')
    const own = await signedIn(site, 'OTHER@testhaus.example', PASSWORD)
    await expect(own.requestEmailChange('ADA@testhaus.example')).rejects.toMatchObject({
      response: { data: { newEmail: { code: 'validation_invalid_new_email' } } },
    })
    await users.delete(other.id)
  })

  it('differs in all but ASCII letters: a Turkish ı is no I, and Ü is found as it was written', async () => {
    const [turkish, latin, umlaut] = [await create('ılgaz@example.org'), await create('ilgaz@example.org'), await create('Übersee@MÜNCHEN.example')]
    expect((await signIn('ILGAZ@example.org')).record.id).toBe(latin.id)
    expect((await signIn('ıLGAZ@example.org')).record.id).toBe(turkish.id)
    expect((await signIn('ÜBERSEE@MÜNCHEN.EXAMPLE')).record.id).toBe(umlaut.id)
    expect((await signIn('übersee@münchen.example')).status).toBe(400)
  })
})

describe.each(places)('accounts that were there before, on $engine', ({ make }) => {
  let place: TestPlace
  beforeAll(async () => {
    place = await make()
  })
  afterAll(() => place.remove())

  /** Starts what the server starts, and gives what it warned of. */
  async function start() {
    const warnings: unknown[] = []
    const backend = await reachBackend(readEnv(place.env), {
      info() {},
      error() {},
      // The tests' own role of PostgreSQL may do everything, which is told of too.
      warn: (event, fields) => void (event.startsWith('addresses') && warnings.push({ event, ...fields })),
    })
    const { contract } = connect(backend.own)
    const users = contract.collection('users')
    return { backend, contract, users, warnings }
  }
  const index = (contract: PocketBase) =>
    contract.collections.getOne('users').then(({ indexes }) => indexes.filter((text) => /\(\s*`email`/.test(text)))
  const account = (email: string, verified = false) => ({ email, password: PASSWORD, passwordConfirm: PASSWORD, verified })

  it('keep their addresses when two differ in case only, are told of at each start until that is settled, and each is found', async () => {
    const before = await start()
    const { indexes } = await before.contract.collections.getOne('users')
    const caseSensitive = indexes.map((text) => text.replace(' COLLATE NOCASE', ''))
    await before.contract.collections.update('users', { indexes: caseSensitive, updateRule: 'id = @request.auth.id' })
    const upper = await before.users.create(account('Ada@example.org'))
    const lower = await before.users.create(account('ada@example.org', true))
    const bob = await before.users.create(account('Bob@example.org'))
    await before.backend.close()

    for (let times = 0; times < 2; times += 1) {
      const { backend, contract, users, warnings } = await start()
      expect(warnings).toEqual([
        { event: 'addresses of accounts differ in the case of letters only', accounts: 2, list: 'npm run backend -- clashes' },
      ])
      const idOf = async (email: string) => (await users.authWithPassword(email, PASSWORD)).record.id
      expect([await idOf('Ada@example.org'), await idOf('ada@example.org'), await idOf('bob@EXAMPLE.org')]).toEqual([upper.id, lower.id, bob.id])
      await expect(users.create(account('BOB@example.org'))).rejects.toMatchObject({ status: 400 })
      await expect(users.create(account('ADA@example.org'))).rejects.toMatchObject({ status: 400 })
      expect(await index(contract)).toEqual([expect.stringContaining(`NOT IN ('${upper.id}')`)])
      expect((await contract.collections.getOne('users')).updateRule).toContain('@request.body.termsAccepted:isset = false')
      expect((await listClashes(backend.own)).split('\n')).toEqual([
        '2 accounts have addresses that differ in the case of letters only',
        expect.stringContaining(`ada@example.org  ${lower.id}  confirmed  20`),
        expect.stringContaining(`Ada@example.org  ${upper.id}  unconfirmed  20`),
      ])
      await backend.close()
    }

    const settling = await start()
    await settling.users.delete(upper.id)
    await settling.backend.close()
    const { backend, contract, users, warnings } = await start()
    expect(warnings).toEqual([])
    expect((await index(contract))[0]).not.toContain('NOT IN')
    expect((await users.authWithPassword('ADA@example.org', PASSWORD)).record.id).toBe(lower.id)
    await backend.close()
  })
})

it('a server elsewhere is left as it is while addresses clash there, and told which', async () => {
  const place = await places[0]!.make()
  await runBackendCommand(['superuser', 'upsert', 'root@example.org', PASSWORD], place.env)
  const server = await startBackend(place.env)
  const client = new PocketBase(server.url)
  await client.collection('_superusers').authWithPassword('root@example.org', PASSWORD)
  const { indexes } = await client.collections.getOne('users')
  await client.collections.update('users', { indexes: indexes.map((text) => text.replace(' COLLATE NOCASE', '')) })
  for (const email of ['ada@example.org', 'Ada@example.org'])
    await client.collection('users').create({ email, password: PASSWORD, passwordConfirm: PASSWORD })
  const env = { PB_SUPERUSER_EMAIL: 'root@example.org', PB_SUPERUSER_PASSWORD: PASSWORD }
  expect(await tryBackendCommand(['apply', server.url], env)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^2 accounts have addresses .*\nada@example\.org .*\nAda@example\.org .*\nChange or delete .*Nothing was changed\.\n$/,
    ),
  })
  await server.kill()
  expect((await tryBackendCommand(['clashes'], place.env)).stdout).toContain('Ada@example.org')
  await place.remove()
})
