import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Settings } from '../core/model/settings.ts'
import { type Accounts, openAccounts, PASSWORD } from '../testing/accounts.ts'
import { testDatabases } from '../testing/databases.ts'

const EMAIL = 'ada@example.org'
const OFFICE = '192.0.2.1'
const HANDFUL = 8
const otpOn = { otp: { enabled: true, duration: 300, length: 8 } }

describe.each(testDatabases)('guessing, $engine', (engine) => {
  let accounts: Accounts
  beforeEach(async () => {
    accounts = await openAccounts(engine)
    await accounts.signUp(EMAIL)
  })
  afterEach(async () => {
    expect(accounts.errors).toEqual([])
    await accounts.close()
  })

  const signIn = (password: string, { identity = EMAIL, from = OFFICE, collection = 'users' } = {}) =>
    accounts.post(`${collection}/auth-with-password`, { identity, password }, { from })
  const statuses = async (count: number, attempt: (index: number) => ReturnType<Accounts['post']>) => {
    const found: number[] = []
    for (let index = 0; index < count; index += 1) found.push((await attempt(index)).status)
    return found
  }
  const wrong = (count: number, sent: Parameters<typeof signIn>[1] = {}) => statuses(count, () => signIn('wrong', sent))
  const set = (rateLimits: Partial<Settings['rateLimits']>) =>
    accounts.core.inTransaction(async (tx) => tx.replaceSettings({ ...tx.settings, rateLimits: { ...tx.settings.rateLimits, ...rateLimits } }))

  describe('a password', () => {
    test('of a superuser ends after a handful, with the seconds to wait, and in the contract’s shape', async () => {
      await accounts.signUp('root@example.org', {}, '_superusers')
      const root = { identity: 'root@example.org', collection: '_superusers' }
      const found = await wrong(120, root)
      expect(found.filter((status) => status === 400)).toHaveLength(HANDFUL)
      expect(found.slice(HANDFUL).every((status) => status === 429)).toBe(true)
      const refused = await signIn(PASSWORD, root)
      expect(refused.json).toEqual({ data: {}, message: 'Too Many Requests.', status: 429 })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    })

    test('ends for every spelling of account and collection, for those nobody has too, and when many come at once', async () => {
      for (const identity of [EMAIL, 'nobody@example.org']) {
        const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('wrong', { identity })))
        expect(answers.filter(({ status }) => status === 400)).toHaveLength(HANDFUL)
        const spellings = [{ identity: identity.toUpperCase() }, ...['USERS', 'users_id', '%75sers'].map((collection) => ({ collection }))]
        for (const spelling of spellings) expect((await signIn('wrong', { identity, ...spelling })).status).toBe(429)
      }
    })

    test('ends for all addresses of one IPv6 network together', async () => {
      const found = await statuses(HANDFUL + 1, (index) => signIn('wrong', { from: `2001:db8::${index}` }))
      expect(found.at(-1)).toBe(429)
      expect((await signIn('wrong', { from: '2001:db8:0:1::1' })).status).toBe(400)
    })

    test('locks nobody out: the owner signs in from elsewhere, and then has all tries again', async () => {
      await wrong(HANDFUL + 1)
      const home = { from: '198.51.100.7' }
      for (const _ of [1, 2]) {
        expect(await wrong(HANDFUL - 1, home)).not.toContain(429)
        expect((await signIn(PASSWORD, home)).status).toBe(200)
      }
      expect((await signIn(PASSWORD)).status).toBe(429)
    })

    test('is not begun anew by signing in to an account of one’s own', async () => {
      await accounts.signUp('eve@example.org')
      await wrong(HANDFUL)
      expect((await signIn(PASSWORD, { identity: 'eve@example.org' })).status).toBe(200)
      expect((await signIn('wrong')).status).toBe(429)
    })

    test('of one account after the other ends as well', async () => {
      const found = await statuses(41, (index) => signIn('wrong', { identity: `user${index}@example.org` }))
      expect(found.indexOf(429)).toBe(40)
      expect((await signIn(PASSWORD)).status).toBe(429)
      expect((await signIn(PASSWORD, { from: '198.51.100.7' })).status).toBe(200)
    })

    test('from many addresses makes tries at that account wait, and refuses none', async () => {
      for (let index = 0; index < 40; index += 1) await signIn('wrong', { from: `10.0.0.${index}` })
      const timers = vi.spyOn(globalThis, 'setTimeout')
      const waits = () => timers.mock.calls.filter(([, delay]) => delay === 50).length
      expect((await signIn(PASSWORD, { identity: 'nobody@example.org', from: '10.0.1.1' })).status).toBe(400)
      expect(waits()).toBe(0)
      expect((await signIn(PASSWORD, { from: '10.0.1.2' })).status).toBe(200)
      expect(waits()).toBe(1)
      timers.mockRestore()
    })

    test('of one’s own account is not found by changing it with a token that somebody lost', async () => {
      const { token, record } = (await signIn(PASSWORD)).json
      const change = (oldPassword: string) =>
        accounts.send('PATCH', `users/records/${record.id}`, {
          body: { oldPassword, password: 'another one', passwordConfirm: 'another one' },
          token,
        })
      expect(await statuses(HANDFUL + 1, () => change('wrong'))).toEqual([...Array(HANDFUL).fill(400), 429])
      expect((await change(PASSWORD)).status).toBe(429)
    })
  })

  test('a code of a sign-in provider ends by address', async () => {
    const provider = {
      ...{ name: 'oidc', clientId: 'me', clientSecret: 'secret' },
      ...{ authURL: 'http://127.0.0.1:9/a', tokenURL: 'http://127.0.0.1:9/t', userInfoURL: 'http://127.0.0.1:9/u' },
    }
    await accounts.configure('users', { oauth2: { enabled: true, providers: [provider] } })
    const attempt = (index: number) =>
      accounts.post('users/auth-with-oauth2', { provider: 'oidc', code: `code ${index}`, codeVerifier: '', redirectURL: '' })
    const found = await statuses(41, attempt)
    expect([found.slice(0, 40).every((status) => status === 400), found.at(-1)]).toEqual([true, 429])
  })

  test('a one-time code ends by address, whatever its id', async () => {
    await accounts.configure('users', otpOn)
    const found = await statuses(41, (index) => accounts.post('users/auth-with-otp', { otpId: `id${index}`, password: '12345678' }))
    expect([found.slice(0, 40).every((status) => status === 400), found.at(-1)]).toEqual([true, 429])
  })

  test('mails that are asked for end by account and by address, for known and unknown ones alike', async () => {
    await accounts.configure('users', otpOn)
    const ask = (path: string, email: string, from = OFFICE) => accounts.post(`users/${path}`, { email }, { from })
    for (const email of [EMAIL, 'nobody@example.org']) {
      const found = await statuses(16, (index) => ask(index % 2 ? 'request-otp' : 'request-password-reset', index % 3 ? email : email.toUpperCase()))
      expect([found.includes(429), found.at(-1)]).toEqual([true, 429])
      expect(found.indexOf(429)).toBe(15)
    }
    const others = await statuses(40, (index) => ask('request-verification', `one${index}@example.org`))
    expect([others.indexOf(429) > 20, others.at(-1)]).toEqual([true, 429])
    expect((await ask('request-otp', EMAIL, '198.51.100.7')).status).toBe(200)
  })

  describe('the operator', () => {
    test('switches all of it off', async () => {
      await set({ enabled: false })
      expect(await wrong(HANDFUL + 2)).not.toContain(429)
    })

    test('names addresses that nothing is counted for', async () => {
      await set({ excludedIPs: ['192.0.2.0/24'] })
      expect(await wrong(HANDFUL + 2)).not.toContain(429)
      expect(await wrong(HANDFUL + 2, { from: '198.51.100.7' })).toContain(429)
    })

    test('has the last word with a rule for sign-ins, stricter or not', async () => {
      await set({ rules: [{ label: 'users:authWithPassword', audience: '', duration: 60, maxRequests: 12 }] })
      const found = await wrong(13)
      expect(found.indexOf(429)).toBe(12)
      expect(await wrong(HANDFUL + 1, { collection: 'clients' })).toContain(429)
    })

    test('does not open anything with the rule that came from PocketBase', async () => {
      await set({ rules: [{ label: '*:auth', audience: '', duration: 3, maxRequests: 2 }] })
      const found = await statuses(HANDFUL + 4, (index) => signIn('wrong', { collection: index % 2 ? 'users' : 'users_id' }))
      expect(found.filter((status) => status === 400).length).toBeLessThanOrEqual(HANDFUL)
    })
  })
})
