import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type AuthRecord, idOf } from '../core/model/record.ts'
import { createRecord } from '../core/records/save.ts'
import { type Accounts, openAccounts, PASSWORD } from '../testing/accounts.ts'
import { testDatabases } from '../testing/databases.ts'

const EMAIL = 'ada@example.org'
const NEW_PASSWORD = 'battery staple'

describe.each(testDatabases)('$engine', (engine) => {
  let accounts: Accounts
  let ada: AuthRecord
  beforeEach(async () => {
    accounts = await openAccounts(engine)
    ada = await accounts.signUp(EMAIL)
  })
  afterEach(async () => {
    expect(accounts.errors).toEqual([])
    await accounts.close()
  })

  const login = (identity = EMAIL, password = PASSWORD) => accounts.post('users/auth-with-password', { identity, password })
  const isVerified = async () => (await accounts.stored(ada)).values.verified
  /** The token in the newest mail. */
  const mailedToken = async () => /ey[\w-]+\.[\w-]+\.[\w-]+/.exec((await accounts.sentMails()).at(-1)?.text ?? '')?.[0] ?? ''
  const link = (provider = 'google') =>
    createRecord(accounts.core, {
      collection: accounts.collection('_externalAuths'),
      values: { collectionRef: ada.collection.id, recordRef: idOf(ada), provider, providerId: 'eve' },
    })

  /** Answers, byte by byte, for an address that is there and for one that is not. */
  const sameForUnknown = async (action: string) => {
    const known = await accounts.post(`users/${action}`, { email: EMAIL })
    const unknown = await accounts.post(`users/${action}`, { email: 'nobody@example.org' })
    expect(unknown).toEqual(known)
    return known
  }

  describe('verification', () => {
    const request = () => accounts.post('users/request-verification', { email: EMAIL })
    const confirm = (token: string) => accounts.post('users/confirm-verification', { token })

    test('goes by a link in a mail, once or twice', async () => {
      expect(await sameForUnknown('request-verification')).toMatchObject({ status: 204, text: '' })
      expect((await accounts.sentMails()).map(({ to }) => to)).toEqual([EMAIL])
      const token = await mailedToken()
      expect((await confirm(token)).status).toBe(204)
      expect(await isVerified()).toBe(true)
      expect((await confirm(token)).status).toBe(204)
      expect((await login()).status).toBe(200)
    })

    test('is mailed once in two minutes, and not to who is verified', async () => {
      await request()
      await request()
      expect(await accounts.sentMails()).toHaveLength(1)
      await confirm(await mailedToken())
      expect((await request()).status).toBe(204)
      expect(await accounts.sentMails()).toHaveLength(1)
    })

    test('ends other logins and drops linked accounts when there were any', async () => {
      await link()
      const { token } = (await login()).json
      await request()
      await confirm(await mailedToken())
      expect((await accounts.owned(ada))._externalAuths).toBeUndefined()
      expect((await accounts.post('users/auth-refresh', {}, { token })).status).toBe(401)
    })

    test('replaces the password where nobody signs in with one', async () => {
      await request()
      const before = (await accounts.stored(ada)).values.password
      await accounts.configure('users', { otp: { enabled: true }, passwordAuth: { enabled: false } })
      expect((await confirm(await mailedToken())).status).toBe(204)
      expect((await accounts.stored(ada)).values.password).not.toBe(before)
    })

    test('does not go with a token of an address that the record had before', async () => {
      await request()
      const token = await mailedToken()
      await accounts.core.inTransaction(async (tx) => {
        await tx.connection
          .updateTable('users' as never)
          .set({ email: 'new@example.org' } as never)
          .execute()
      })
      expect((await confirm(token)).json.data.token.code).toBe('validation_token_email_mismatch')
      expect(await isVerified()).toBe(false)
    })

    test('does not keep anyone out whose other values have become wrong', async () => {
      await request()
      const { fields } = accounts.collection('users')
      await accounts.configure('users', { fields: [...fields, { type: 'text', name: 'city', required: true }] })
      expect((await confirm(await mailedToken())).status).toBe(204)
    })

    test('is not for superusers, and asks for an address', async () => {
      expect((await accounts.post('_superusers/request-verification', { email: EMAIL })).status).toBe(400)
      expect((await accounts.post('_superusers/confirm-verification', { token: 'x' })).status).toBe(400)
      expect((await accounts.post('posts/request-verification', { email: EMAIL })).status).toBe(404)
      expect((await accounts.post('users/request-verification', {})).json.data.email.code).toBe('validation_required')
      expect((await accounts.post('users/request-verification', '{"email')).json).toMatchObject({ status: 400, data: {} })
    })
  })

  describe('a new password', () => {
    const request = (email = EMAIL) => accounts.post('users/request-password-reset', { email })
    const confirm = (token: string, password = NEW_PASSWORD, passwordConfirm = password) =>
      accounts.post('users/confirm-password-reset', { token, password, passwordConfirm })

    test('goes by a link in a mail that works once, ends every login and verifies the address', async () => {
      expect(await sameForUnknown('request-password-reset')).toMatchObject({ status: 204, text: '' })
      await link()
      const old = (await login()).json.token
      const token = await mailedToken()
      expect((await confirm(token)).status).toBe(204)
      expect((await confirm(token, 'yet another one')).json.data.token.code).toBe('validation_invalid_token')
      expect((await login()).status).toBe(400)
      expect((await login(EMAIL, NEW_PASSWORD)).status).toBe(200)
      expect((await accounts.post('users/auth-refresh', {}, { token: old })).status).toBe(401)
      expect(await isVerified()).toBe(true)
      expect((await accounts.owned(ada))._externalAuths).toBeUndefined()
    })

    test('of two that come at once with one token, one is taken', async () => {
      await request()
      const token = await mailedToken()
      const answers = await Promise.all(['first password', 'second password'].map((password) => confirm(token, password)))
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 400])
    })

    test('is mailed once in two minutes, to superusers as well', async () => {
      await request()
      await request()
      expect(await accounts.sentMails()).toHaveLength(1)
      await accounts.signUp('root@example.org', {}, '_superusers')
      expect((await accounts.post('_superusers/request-password-reset', { email: 'root@example.org' })).status).toBe(204)
      expect((await accounts.sentMails()).map(({ to }) => to)).toEqual([EMAIL, 'root@example.org'])
    })

    test('is told everything that is wrong at once', async () => {
      expect((await confirm('no token', 'short', 'other')).json.data).toEqual({
        token: { code: 'validation_invalid_token', message: 'Invalid or expired token.' },
        password: { code: 'validation_length_out_of_range', message: 'The length must be between 8 and 255.', params: { max: 255, min: 8 } },
        passwordConfirm: { code: 'validation_values_mismatch', message: "Values don't match." },
      })
      await request()
      const token = await mailedToken()
      expect((await confirm(token, 'x'.repeat(72))).json.data.password.code).toBe('validation_max_text_constraint')
      accounts.passTime(1800)
      expect((await confirm(token)).json.data.token.code).toBe('validation_invalid_token')
    })

    test('is not asked for where nobody signs in with one', async () => {
      await accounts.configure('users', { otp: { enabled: true }, passwordAuth: { enabled: false } })
      expect((await request()).status).toBe(400)
      expect(await accounts.sentMails()).toHaveLength(0)
    })

    test('may be asked for again at once when the mail did not go out', async () => {
      const { core } = accounts
      const broken = { ...core.mailer, deliver: () => Promise.reject(new Error('no server')) }
      const works = core.mailer
      Object.assign(core, { mailer: broken })
      expect((await request()).status).toBe(204)
      await core.settled()
      expect(accounts.errors.splice(0).map(String)).toEqual(['Error: no server'])
      Object.assign(core, { mailer: works })
      await request()
      expect(await accounts.sentMails()).toHaveLength(1)
    })
  })

  describe('a new address', () => {
    const tokenOf = async () => String((await login()).json.token)
    const request = async (newEmail: unknown) => accounts.post('users/request-email-change', { newEmail }, { token: await tokenOf() })
    const confirm = (token: string, password = PASSWORD) => accounts.post('users/confirm-email-change', { token, password })

    test('is confirmed by a link sent there and the password, ends every login and is verified', async () => {
      await link()
      const old = await tokenOf()
      expect((await request('new@example.org')).status).toBe(204)
      expect((await accounts.sentMails()).map(({ to }) => to)).toEqual(['new@example.org'])
      const token = await mailedToken()
      expect((await confirm(token, 'wrong password')).json.data).toEqual({
        password: { code: 'validation_invalid_password', message: 'Missing or invalid auth record password.' },
      })
      expect((await confirm(token)).status).toBe(204)
      expect((await accounts.stored(ada)).values).toMatchObject({ email: 'new@example.org', verified: true })
      expect((await accounts.post('users/auth-refresh', {}, { token: old })).status).toBe(401)
      expect((await confirm(token)).json.data.token.code).toBe('validation_invalid_token')
      expect((await login('new@example.org')).status).toBe(200)
      expect((await accounts.owned(ada))._externalAuths).toBeUndefined()
    })

    test('is refused when it is missing, no address, the old one or taken, now or meanwhile', async () => {
      const codeOf = async (newEmail: unknown) => (await request(newEmail)).json.data.newEmail.code
      await accounts.signUp('eve@example.org')
      expect(await codeOf(undefined)).toBe('validation_required')
      expect(await codeOf('ada')).toBe('validation_is_email')
      expect(await codeOf(EMAIL)).toBe('validation_not_in_invalid')
      expect(await codeOf('eve@example.org')).toBe('validation_invalid_new_email')
      await request('bob@example.org')
      const token = await mailedToken()
      await accounts.signUp('bob@example.org')
      expect((await confirm(token)).json.data.token.code).toBe('validation_invalid_token_email')
    })

    test('is mailed once in two minutes to each address', async () => {
      await request('new@example.org')
      await request('new@example.org')
      await request('other@example.org')
      expect((await accounts.sentMails()).map(({ to }) => to)).toEqual(['new@example.org', 'other@example.org'])
    })

    test('is asked for by the record itself only', async () => {
      const { token } = (await login()).json
      expect((await accounts.post('users/request-email-change', { newEmail: 'new@example.org' })).status).toBe(401)
      expect((await accounts.post('clients/request-email-change', { newEmail: 'new@example.org' }, { token })).status).toBe(403)
      await accounts.signUp('root@example.org', {}, '_superusers')
      const root = (await accounts.post('_superusers/auth-with-password', { identity: 'root@example.org', password: PASSWORD })).json.token
      expect((await accounts.post('_superusers/request-email-change', { newEmail: 'new@example.org' }, { token: root })).status).toBe(400)
    })
  })
})
