import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { idOf } from '../core/model/record.ts'
import { createRecord, updateRecord } from '../core/records/save.ts'
import { type Accounts, openAccounts, PASSWORD } from '../testing/accounts.ts'
import { testDatabases } from '../testing/databases.ts'
import { decodeUnverified } from '../tools/token.ts'

const EMAIL = 'ada@example.org'
const otpOn = { otp: { enabled: true, duration: 300, length: 8 } }
const mfaOn = { ...otpOn, mfa: { enabled: true, duration: 600 } }

describe.each(testDatabases)('$engine', (engine) => {
  let accounts: Accounts
  beforeEach(async () => {
    accounts = await openAccounts(engine)
  })
  afterEach(async () => {
    expect(accounts.errors).toEqual([])
    await accounts.close()
  })

  const login = (sent: Parameters<Accounts['post']>[2] = {}) =>
    accounts.post('users/auth-with-password', { identity: EMAIL, password: PASSWORD }, sent)
  const tokenOf = async () => String((await login()).json.token)
  /** The code in the newest mail. */
  const mailedCode = async () => /\b\d{8}\b/.exec((await accounts.sentMails()).at(-1)?.text ?? '')?.[0] ?? ''
  const requestOtp = async (email = EMAIL) => String((await accounts.post('users/request-otp', { email })).json.otpId)
  const sendCode = (otpId: string, password: string, from?: string) => accounts.post('users/auth-with-otp', { otpId, password }, from ? { from } : {})

  describe('auth-methods', () => {
    test('lists what is switched on, with durations and fields only then', async () => {
      expect((await accounts.get('users/auth-methods')).text).toBe(
        '{"password":{"identityFields":["email"],"enabled":true},"oauth2":{"providers":[],"enabled":false},"mfa":{"enabled":false,"duration":0},"otp":{"enabled":false,"duration":0},"authProviders":null,"usernamePassword":false,"emailPassword":true}\n',
      )
      await accounts.configure('users', { ...mfaOn, passwordAuth: { enabled: true } })
      expect((await accounts.get('users/auth-methods')).json).toMatchObject({
        mfa: { enabled: true, duration: 600 },
        otp: { enabled: true, duration: 300 },
      })
      expect((await accounts.get('posts/auth-methods')).status).toBe(404)
    })

    test('gives each provider a state and a PKCE pair of its own at every call', async () => {
      const provider = {
        name: 'oidc',
        clientId: 'me',
        clientSecret: 'secret',
        authURL: 'https://id.example/auth?a=1',
        tokenURL: 'https://id.example/t',
        userInfoURL: 'https://id.example/u',
        displayName: 'Ours',
      }
      await accounts.configure('users', { oauth2: { enabled: true, providers: [provider] } })
      const first = (await accounts.get('users/auth-methods')).json
      const [one] = first.oauth2.providers
      const [again] = (await accounts.get('users/auth-methods')).json.oauth2.providers
      expect(Object.keys(one)).toEqual([
        'name',
        'displayName',
        'logo',
        'state',
        'authURL',
        'authUrl',
        'codeVerifier',
        'codeChallenge',
        'codeChallengeMethod',
      ])
      expect(one).toMatchObject({ name: 'oidc', displayName: 'Ours', codeChallengeMethod: 'S256', authUrl: one.authURL })
      expect(one.authURL).toMatch(/^https:\/\/id\.example\/auth\?a=1&client_id=me&.*&redirect_uri=$/)
      expect(again.state).not.toBe(one.state)
      expect(again.codeVerifier).not.toBe(one.codeVerifier)
      expect(first.authProviders).toHaveLength(1)
      expect(JSON.stringify(first)).not.toContain('secret')
    })
  })

  describe('auth-with-password', () => {
    test('says the same of an unknown address, a wrong password and a password of someone else', async () => {
      await accounts.signUp(EMAIL)
      await accounts.signUp('eve@example.org', { password: 'another one' })
      const wrong = { data: {}, message: 'Failed to authenticate.', status: 400 }
      for (const [identity, password] of [
        ['nobody@example.org', PASSWORD],
        [EMAIL, 'wrong password'],
        [EMAIL, 'another one'],
        [EMAIL, `${PASSWORD}\u0000`],
      ]) {
        expect((await accounts.post('users/auth-with-password', { identity, password })).json).toEqual(wrong)
      }
    })

    test('refuses a form that is empty, too long or of another kind, naming each field once', async () => {
      expect((await accounts.post('users/auth-with-password', {})).json.data).toEqual({
        identity: { code: 'validation_required', message: 'Cannot be blank.' },
        password: { code: 'validation_required', message: 'Cannot be blank.' },
      })
      const long = await accounts.post('users/auth-with-password', { identity: 'a', password: 'x'.repeat(256), identityField: 'tokenKey' })
      expect(long.json.data).toMatchObject({ password: { code: 'validation_length_out_of_range' }, identityField: { code: 'validation_in_invalid' } })
      expect((await accounts.post('users/auth-with-password', { identity: {}, password: ['a'] })).json).toMatchObject({ status: 400, data: {} })
    })

    test('lets in whom the auth rule lets in, and nobody when it is null', async () => {
      const ada = await accounts.signUp(EMAIL)
      await accounts.configure('users', { authRule: 'verified = true' })
      expect((await login()).json).toMatchObject({ status: 403, data: {}, message: expect.stringContaining('requirements to authenticate') })
      await accounts.configure('users', { authRule: `id = '${idOf(ada)}'` })
      expect((await login()).json.record).toMatchObject({ id: idOf(ada), email: EMAIL })
      await accounts.configure('users', { authRule: null })
      expect((await login()).status).toBe(403)
    })
  })

  describe('one-time codes', () => {
    beforeEach(() => accounts.configure('users', otpOn))

    test('come by mail, let in once, and verify the address they were sent to', async () => {
      const ada = await accounts.signUp(EMAIL, { verified: false })
      const otpId = await requestOtp()
      const [mail] = await accounts.sentMails()
      expect(mail).toMatchObject({ to: EMAIL, from: { name: 'Support', address: 'support@example.com' } })
      const code = await mailedCode()
      const { status, json } = await sendCode(otpId, code)
      expect(status).toBe(200)
      expect(json.record).toMatchObject({ id: idOf(ada), verified: true, email: EMAIL })
      expect((await accounts.get('users/records', { token: json.token })).status).toBe(200)
      expect((await sendCode(otpId, code)).json.message).toBe('Invalid or expired OTP.')
      // Whoever signed up with this address before it was verified has left a password: it is gone.
      expect((await login()).status).toBe(400)
    })

    test('of two that come at once with one code, one is let in', async () => {
      await accounts.signUp(EMAIL, { verified: true })
      const otpId = await requestOtp()
      const code = await mailedCode()
      const answers = await Promise.all([1, 2, 3].map(() => sendCode(otpId, code)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    })

    test('expire, count for their own collection only, and end with a new password', async () => {
      await accounts.configure('clients', otpOn)
      const ada = await accounts.signUp(EMAIL, { verified: true })
      const late = await requestOtp()
      const code = await mailedCode()
      expect((await accounts.post('clients/auth-with-otp', { otpId: late, password: code })).status).toBe(400)
      accounts.passTime(300)
      expect((await sendCode(late, code)).json.message).toBe('Invalid or expired OTP.')
      await requestOtp()
      await accounts.sentMails()
      expect(await accounts.owned(ada)).toEqual({ _otps: 2 })
      await updateRecord(accounts.core, { record: await accounts.stored(ada), values: { password: 'a new password' } })
      expect(await accounts.owned(ada)).toEqual({})
    })

    test('are asked for an unknown address like for a known one, and nothing is kept or sent', async () => {
      await accounts.signUp(EMAIL)
      const [known, unknown] = [await requestOtp(), await requestOtp('nobody@example.org')]
      expect(unknown).toMatch(/^[a-z0-9]{15}$/)
      expect(unknown).toHaveLength(known.length)
      expect(await accounts.sentMails()).toHaveLength(1)
      const tries = async (otpId: string) => Promise.all([1, 2, 3, 4, 5, 6].map(async () => (await sendCode(otpId, '00000000')).status))
      expect((await tries(unknown)).sort()).toEqual((await tries(known)).sort())
    })

    test('are ten at most: then the newest is named again, for known and unknown addresses alike', async () => {
      await accounts.signUp(EMAIL)
      for (const email of [EMAIL, 'nobody@example.org']) {
        const ids: string[] = []
        for (let count = 0; count < 12; count += 1) ids.push(await requestOtp(email))
        expect(new Set(ids).size).toBe(10)
        expect(ids.slice(9)).toEqual([ids[9], ids[9], ids[9]])
      }
      expect(await accounts.sentMails()).toHaveLength(10)
    })

    test('allow five tries for one record and address, whatever the id, even with the right code', async () => {
      await accounts.signUp(EMAIL)
      const [one, other] = [await requestOtp(), await requestOtp()]
      const code = await mailedCode()
      for (const otpId of [one, other, one, other, one]) expect((await sendCode(otpId, '00000000')).status).toBe(400)
      expect((await sendCode(other, code)).json).toEqual({ data: {}, message: 'Too Many Requests.', status: 429 })
      expect((await sendCode(other, code, '198.51.100.7')).status).toBe(200)
    })

    test('are refused where they are switched off, and for what is no address', async () => {
      expect((await accounts.post('clients/request-otp', { email: EMAIL })).status).toBe(403)
      expect((await accounts.post('clients/auth-with-otp', { otpId: 'a', password: 'b' })).status).toBe(403)
      expect((await accounts.post('users/request-otp', { email: 'ada' })).json.data.email.code).toBe('validation_is_email')
      expect((await accounts.post('users/auth-with-otp', {})).json.data).toMatchObject({
        otpId: { code: 'validation_required' },
        password: { code: 'validation_required' },
      })
    })
  })

  describe('a second factor', () => {
    beforeEach(async () => {
      await accounts.configure('users', mfaOn)
      await accounts.signUp(EMAIL, { verified: true })
    })

    const begin = async () => String((await login()).json.mfaId)
    const finish = async (mfaId: string) => {
      const otpId = await requestOtp()
      return accounts.post('users/auth-with-otp', { otpId, password: await mailedCode(), mfaId })
    }

    test('is asked for after the first, which gives nothing but an id', async () => {
      const first = await login()
      expect(first.status).toBe(401)
      expect(first.json).toEqual({ mfaId: expect.stringMatching(/^[a-z0-9]{15}$/) })
      const second = await finish(first.json.mfaId)
      expect(second.status).toBe(200)
      expect(second.json.record.email).toBe(EMAIL)
    })

    test('may come in the query, and may be the password after a code', async () => {
      const otpId = await requestOtp()
      const { mfaId } = (await sendCode(otpId, await mailedCode())).json
      const body = { identity: EMAIL, password: PASSWORD }
      expect((await accounts.post(`users/auth-with-password?mfaId=${mfaId}`, body)).status).toBe(200)
    })

    test('is neither the same method again nor an id that is used up, too old or someone else’s', async () => {
      const mfaId = await begin()
      expect((await accounts.post('users/auth-with-password', { identity: EMAIL, password: PASSWORD, mfaId })).json.message).toBe(
        'A different authentication method is required.',
      )
      expect((await finish(mfaId)).status).toBe(200)
      expect((await finish(mfaId)).json.message).toBe('Invalid or expired MFA session.')
      await accounts.signUp('eve@example.org', { verified: true })
      const hers = (await accounts.post('users/auth-with-password', { identity: 'eve@example.org', password: PASSWORD })).json.mfaId
      expect((await finish(hers)).status).toBe(400)
      const late = await begin()
      accounts.passTime(600)
      expect((await finish(late)).json.message).toBe('Invalid or expired MFA session.')
    })

    test('of two that come at once with one id, one is let in', async () => {
      const mfaId = await begin()
      const codes = []
      for (let count = 0; count < 2; count += 1) codes.push({ otpId: await requestOtp(), password: await mailedCode(), mfaId })
      const answers = await Promise.all(codes.map((body) => accounts.post('users/auth-with-otp', body)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    })

    test('is left out for whom the rule leaves out', async () => {
      await accounts.configure('users', { mfa: { rule: `email != '${EMAIL}'` } })
      expect((await login()).status).toBe(200)
    })
  })

  describe('auth-refresh', () => {
    test('gives a new token for one that can be refreshed, the same one otherwise', async () => {
      const ada = await accounts.signUp(EMAIL)
      const token = await tokenOf()
      accounts.passTime(60)
      const refreshed = await accounts.post('users/auth-refresh', undefined, { token: `Bearer ${token}` })
      expect(refreshed.json.record).toMatchObject({ id: idOf(ada), email: EMAIL })
      expect(Number(decodeUnverified(refreshed.json.token)?.exp)).toBe(Number(decodeUnverified(token)?.exp) + 60)
      await accounts.signUp('root@example.org', {}, '_superusers')
      const root = (await accounts.post('_superusers/auth-with-password', { identity: 'root@example.org', password: PASSWORD })).json.token
      const lent = (await accounts.post(`users/impersonate/${idOf(ada)}`, { duration: 100 }, { token: root })).json
      expect(decodeUnverified(lent.token)).toMatchObject({ refreshable: false, id: idOf(ada) })
      expect((await accounts.post('users/auth-refresh', {}, { token: lent.token })).json.token).toBe(lent.token)
      accounts.passTime(100)
      expect((await accounts.post('users/auth-refresh', {}, { token: lent.token })).status).toBe(401)
    })

    test('asks the auth rule again, and no second factor', async () => {
      await accounts.configure('users', { authRule: 'verified = true', ...otpOn })
      const ada = await accounts.signUp(EMAIL, { verified: true })
      const token = await tokenOf()
      await accounts.configure('users', { mfa: { enabled: true, duration: 600 } })
      expect((await accounts.post('users/auth-refresh', {}, { token })).status).toBe(200)
      await updateRecord(accounts.core, { record: await accounts.stored(ada), values: { verified: false } })
      expect((await accounts.post('users/auth-refresh', {}, { token })).status).toBe(403)
    })
  })

  describe('impersonate', () => {
    test('is for superusers, with a duration that is a number of seconds', async () => {
      const ada = await accounts.signUp(EMAIL)
      await accounts.configure('users', { authRule: 'verified = true', ...mfaOn })
      await accounts.signUp('root@example.org', {}, '_superusers')
      const { token } = (await accounts.post('_superusers/auth-with-password', { identity: 'root@example.org', password: PASSWORD })).json
      const path = `users/impersonate/${idOf(ada)}`
      expect((await accounts.post(path, {})).status).toBe(401)
      expect((await accounts.post(path, { duration: -1 }, { token })).json.data.duration.code).toBe('validation_min_greater_equal_than_required')
      expect((await accounts.post(path, { duration: 'long' }, { token })).json).toMatchObject({ status: 400, data: {} })
      expect((await accounts.post('users/impersonate/nobody', {}, { token })).status).toBe(404)
      const lent = await accounts.post(path, {}, { token })
      expect(lent.json.record).toMatchObject({ email: EMAIL })
      expect(Number(decodeUnverified(lent.json.token)?.exp) * 1000 - accounts.core.now().getTime()).toBeCloseTo(432_000_000, -4)
      expect(await accounts.owned(ada)).toEqual({})
    })
  })

  describe('places that someone signs in from', () => {
    test('are remembered, the first one silently, each new one with a mail, five at most', async () => {
      const ada = await accounts.signUp(EMAIL)
      await login({ userAgent: 'Firefox' })
      await login({ userAgent: 'Firefox' })
      expect(await accounts.sentMails()).toHaveLength(0)
      for (const userAgent of ['<b>Evil</b>\u00e4', 'Edge', 'Opera', 'Safari', 'Lynx']) {
        accounts.passTime(1)
        expect((await login({ userAgent })).status).toBe(200)
      }
      const mails = await accounts.sentMails()
      expect(mails).toHaveLength(5)
      expect(mails[0]?.html).toContain('192.0.2.1, &lt;b&gt;Evil&lt;/b&gt;')
      expect(await accounts.owned(ada)).toEqual({ _authOrigins: 5 })
      await login({ userAgent: 'Lynx' })
      expect(await accounts.sentMails()).toHaveLength(5)
      await login({ userAgent: 'Firefox' })
      expect(await accounts.sentMails()).toHaveLength(6)
    })

    test('are not remembered where no alert is wanted', async () => {
      await accounts.configure('users', { authAlert: { enabled: false } })
      const ada = await accounts.signUp(EMAIL)
      await login()
      expect(await accounts.owned(ada)).toEqual({})
    })
  })

  test('a linked account goes when its record becomes verified by a code', async () => {
    await accounts.configure('users', otpOn)
    const ada = await accounts.signUp(EMAIL, { verified: false })
    const values = { collectionRef: ada.collection.id, recordRef: idOf(ada), provider: 'google', providerId: 'eve' }
    await createRecord(accounts.core, { collection: accounts.collection('_externalAuths'), values })
    const otpId = await requestOtp()
    expect((await sendCode(otpId, await mailedCode())).status).toBe(200)
    expect(await accounts.owned(ada)).toEqual({ _authOrigins: 1 })
  })
})
