import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { updateCollection } from '../core/collections/save.ts'
import { idOf, type StoredRecord } from '../core/model/record.ts'
import { findRecord, type Values } from '../core/query/table.ts'
import { findOwned } from '../core/records/owned.ts'
import { createRecord } from '../core/records/save.ts'
import { type Blog, openBlog } from '../testing/blog.ts'
import { callEndpoint } from '../testing/call.ts'
import { testDatabases } from '../testing/databases.ts'
import { startIdentityProvider, type TestIdentityProvider } from '../testing/identity-provider.ts'
import { recordAuthEndpoints } from './record-auth.ts'

const login = { password: '12345678', email: 'ann@example.com' }
const ann = { sub: 'ann-1', name: 'Ann', preferred_username: 'ann', email: 'ann@example.com', email_verified: true }
const failed = { status: 400, json: { data: {} } }

describe.each(testDatabases)('signing in with OAuth2, $engine', (engine) => {
  let blog: Blog
  let provider: TestIdentityProvider
  beforeEach(async () => {
    blog = await openBlog(engine)
    provider = await startIdentityProvider()
    const fields = blog.collection('users').fields.map((field) => (field.name === 'email' ? { ...field, required: false } : field))
    await configure({}, { fields })
  })
  afterEach(async () => {
    await blog.close()
    await provider.close()
    expect(blog.errors).toEqual([])
  })

  const oidc = () => ({
    ...{ name: 'oidc', clientId: 'client', clientSecret: 'se cret' },
    ...{ authURL: `${provider.url}/auth`, tokenURL: `${provider.url}/token`, userInfoURL: `${provider.url}/me` },
  })
  const configure = (oauth2: Values = {}, rest: Values = {}) =>
    updateCollection(blog.core, blog.collection('users'), {
      authAlert: { enabled: false },
      ...rest,
      oauth2: { enabled: true, providers: [oidc()], ...oauth2 },
    })
  const send = (values: Values, auth: StoredRecord | null = null, collection = 'users') =>
    callEndpoint(blog.core, recordAuthEndpoints, {
      ...{ method: 'POST', url: `/api/collections/${collection}/auth-with-oauth2`, auth },
      values: { provider: 'oidc', redirectURL: 'https://app.example/back', ...values },
    })
  const signIn = (claims: Values, values: Values = {}, auth: StoredRecord | null = null) => send({ code: provider.codeFor(claims), ...values }, auth)
  const create = (values: Values, name = 'users') => createRecord(blog.core, { collection: blog.collection(name), values })
  const now = async (record: StoredRecord) => (await findRecord(blog.core, record.collection, idOf(record)))?.values
  const links = async (record: StoredRecord) => (await findOwned(blog.core, record, '_externalAuths')).map(({ values }) => values.providerId)
  const linkTo = (record: StoredRecord, providerId: string, name = 'oidc') =>
    create({ collectionRef: record.collection.id, recordRef: idOf(record), provider: name, providerId }, '_externalAuths')

  test('finds the address in whatever case, where its index ignores case, and takes it for verified', async () => {
    const indexes = blog.collection('users').indexes.map((text) => text.replace('(`email`)', '(`email` COLLATE NOCASE)'))
    await configure({}, { indexes })
    const record = await create(login)
    expect(await signIn({ ...ann, email: 'Ann@Example.COM' })).toMatchObject({ status: 200, json: { record: { id: idOf(record), verified: true } } })
    expect(await now(record)).toMatchObject({ email: login.email })
  })

  test('creates a record the first time and finds it again, with what the provider told', async () => {
    const first = await signIn(ann)
    expect(first).toMatchObject({ status: 200, json: { record: { email: 'ann@example.com', verified: true }, token: expect.any(String) } })
    expect(Object.keys(first.json.meta)).toEqual([
      'accessToken',
      'avatarURL',
      'email',
      'expiry',
      'id',
      'isNew',
      'name',
      'rawUser',
      'refreshToken',
      'username',
    ])
    expect(first.json.meta).toMatchObject({ isNew: true, id: 'ann-1', expiry: '2026-01-02 03:05:05.006Z', refreshToken: 'again', rawUser: ann })
    const second = await signIn({ ...ann, email: 'changed@example.com' })
    expect(second.json).toMatchObject({ meta: { isNew: false }, record: { id: first.json.record.id, email: 'ann@example.com' } })
  })

  test('sends secret and verifier as the protocol has them, and the secret in the body where a header is refused', async () => {
    await signIn(ann, { codeVerifier: 'v'.repeat(43) })
    expect(provider.exchanges[0]).toEqual({
      authorization: `Basic ${Buffer.from('client:se+cret').toString('base64')}`,
      form: { grant_type: 'authorization_code', code: expect.any(String), redirect_uri: 'https://app.example/back', code_verifier: 'v'.repeat(43) },
    })
    provider.misbehave('postOnly')
    expect((await signIn(ann)).status).toBe(200)
    expect(provider.exchanges.at(-1)?.form).toMatchObject({ client_id: 'client', client_secret: 'se cret' })
    await configure({ providers: [{ ...oidc(), pkce: false }] })
    await signIn(ann, { codeVerifier: 'v'.repeat(43) })
    expect(provider.exchanges.at(-1)?.form).not.toHaveProperty('code_verifier')
  })

  test('refuses codes that are wrong, used or of another verifier, and answers that are none', async () => {
    expect(await send({ code: 'invented' })).toMatchObject(failed)
    const code = provider.codeFor(ann)
    expect((await send({ code })).status).toBe(200)
    expect(await send({ code })).toMatchObject(failed)
    expect(await signIn({ ...ann, verifier: 'right' }, { codeVerifier: 'wrong' })).toMatchObject(failed)
    expect(await signIn({ name: 'nobody' })).toMatchObject(failed)
    for (const kind of ['html', 'huge'] as const) {
      provider.misbehave(kind)
      expect(await signIn(ann)).toMatchObject(failed)
    }
    await provider.close()
    expect(await signIn(ann)).toMatchObject(failed)
  })

  test('names what is missing, and providers that are not configured', async () => {
    expect((await send({ provider: '' })).json.data).toEqual({
      provider: expect.objectContaining({ code: 'validation_required' }),
      code: expect.objectContaining({ code: 'validation_required' }),
    })
    expect((await send({ provider: 'google', code: '1' })).json.data.provider.code).toBe('validation_invalid_provider')
    expect((await send({ code: '1', createData: 'text' })).status).toBe(400)
    await configure({ enabled: false })
    expect((await send({ code: '1' })).status).toBe(403)
    expect((await send({ code: '1' }, null, 'posts')).status).toBe(404)
  })

  describe('a new record', () => {
    test('is made by the create rule and the fields, with what they refuse as answer', async () => {
      await configure({}, { createRule: "@request.context = 'oauth2' && @request.body.name = 'Ann'" })
      expect(await signIn(ann)).toMatchObject({ status: 400, json: { message: 'Failed to create record.', data: {} } })
      expect(await signIn(ann, { createData: { name: 'Ann', verified: true } })).toMatchObject({
        status: 400,
        json: { data: { verified: { code: 'validation_values_mismatch' } } },
      })
      expect(await signIn(ann, { createData: { name: 'Ann' } })).toMatchObject({ status: 200, json: { record: { name: 'Ann' } } })
      await configure({}, { createRule: null })
      expect((await signIn({ ...ann, sub: 'b', email: 'b@example.com' })).status).toBe(403)
    })

    test('takes createData before what is mapped, and is only verified under the provider’s address', async () => {
      await configure({ mappedFields: { id: '', name: 'name', username: '', avatarURL: '' } })
      expect((await signIn(ann)).json.record.name).toBe('Ann')
      const other = await signIn({ ...ann, sub: 'b', email: 'b@example.com' }, { createData: { name: 'Other', email: 'other@example.com' } })
      expect(other.json.record).toMatchObject({ name: 'Other', email: 'other@example.com', verified: false })
    })

    test('gets no user name that the field refuses or somebody has', async () => {
      const { fields } = blog.collection('users')
      const handle = { type: 'text', name: 'handle', pattern: '^[a-z]+$', autogeneratePattern: 'made[a-z]{5}' }
      const indexes = [...blog.collection('users').indexes, 'CREATE UNIQUE INDEX `users_handle` ON `users` (`handle`)']
      await configure({ mappedFields: { id: '', name: '', username: 'handle', avatarURL: '' } }, { indexes, fields: [...fields, handle] })
      const handleOf = async (sub: string, preferred_username: string) => (await signIn({ sub, preferred_username })).json.record.handle
      expect(await handleOf('1', 'ann')).toBe('ann')
      expect(await handleOf('2', 'ann')).toMatch(/^made/)
      expect(await handleOf('3', '!@invalid')).toMatch(/^made/)
    })

    test('has no address that the provider does not vouch for, and no picture from a private network', async () => {
      await configure({ mappedFields: { id: '', name: '', username: '', avatarURL: 'avatar' } })
      const { json } = await signIn({ ...ann, email_verified: false, picture: `${provider.url}/me` })
      expect(json).toMatchObject({ record: { email: '', avatar: '' }, meta: { email: '', avatarURL: `${provider.url}/me` } })
    })

    test('is never a superuser', async () => {
      await updateCollection(blog.core, blog.collection('_superusers'), { oauth2: { enabled: true, providers: [oidc()] } })
      expect((await send({ code: provider.codeFor(ann) }, null, '_superusers')).status).toBe(403)
    })
  })

  describe('a record that was there', () => {
    test('is found by a verified address and stays as it is', async () => {
      const record = await create({ ...login, verified: true })
      const other = await linkTo(record, 'old', 'github')
      expect((await signIn(ann)).json).toMatchObject({ meta: { isNew: false }, record: { id: idOf(record) } })
      expect(await now(record)).toMatchObject({ password: record.values.password, tokenKey: record.values.tokenKey })
      expect((await links(record)).sort()).toEqual(['ann-1', other.values.providerId])
    })

    test('is taken over when nobody proved its address: unknown password, new token key, no old links', async () => {
      const record = await create(login)
      await linkTo(record, 'stranger', 'github')
      expect((await signIn(ann)).json.record).toMatchObject({ id: idOf(record), verified: true })
      const after = await now(record)
      expect(after?.password).not.toBe(record.values.password)
      expect(after?.tokenKey).not.toBe(record.values.tokenKey)
      expect(await links(record)).toEqual(['ann-1'])
    })

    test('is linked to whoever is signed in as it, whatever the address', async () => {
      const record = await create(login)
      const { json } = await signIn({ ...ann, email: 'other@example.com' }, {}, record)
      expect(json.record).toMatchObject({ id: idOf(record), email: 'ann@example.com', verified: false })
      expect(await now(record)).toMatchObject({ password: record.values.password })
      expect(await links(record)).toEqual(['ann-1'])
      expect(await signIn({ ...ann, sub: 'second', email: '' }, {}, record)).toMatchObject(failed)
    })

    test('gets the provider’s address when it has none, and is found by its link before anything else', async () => {
      const [linked, other] = [await create({ password: '12345678', verified: true }), await create({ ...login, email: 'b@example.com' })]
      await linkTo(linked, 'ann-1')
      const { json } = await signIn(ann, {}, other)
      expect(json.record).toMatchObject({ id: idOf(linked), email: 'ann@example.com' })
      expect(await links(other)).toEqual([])
    })

    test('of another collection is not taken for the one who signs in', async () => {
      const client = await create({ ...login, email: 'client@example.com' }, 'clients')
      const { json } = await signIn(ann, {}, client)
      expect(json.meta.isNew).toBe(true)
      expect(await links(client)).toEqual([])
    })
  })

  test('asks for the second factor and the auth rule like any other login', async () => {
    await configure({}, { mfa: { enabled: true, duration: 60, rule: '' } })
    const { status, json } = await signIn(ann)
    expect({ status, keys: Object.keys(json) }).toEqual({ status: 401, keys: ['mfaId'] })
    await configure({}, { mfa: { enabled: false }, authRule: "name = 'x'" })
    expect((await signIn(ann)).status).toBe(403)
  })
})
