import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { issueToken, type TokenType } from '../core/auth/tokens.ts'
import type { AuthRecord } from '../core/model/record.ts'
import { updateRecord } from '../core/records/save.ts'
import { type Accounts, openAccounts, PASSWORD } from '../testing/accounts.ts'
import { testDatabases } from '../testing/databases.ts'

const EMAIL = 'ada@example.org'

describe.each(testDatabases)('$engine', (engine) => {
  let accounts: Accounts
  let ada: AuthRecord
  beforeEach(async () => {
    accounts = await openAccounts(engine)
    ada = await accounts.signUp(EMAIL)
  })
  afterEach(() => accounts.close())

  const refresh = async (token: string) => (await accounts.post('users/auth-refresh', {}, { token })).status
  const issue = (record: AuthRecord, type: TokenType, claims = {}) => issueToken(accounts.core, record, { type, claims })
  const claims = () => ({ id: ada.values.id, collectionId: ada.collection.id, type: 'auth', refreshable: true, exp: 4_000_000_000 })
  const keyOf = () => `${String(ada.values.tokenKey)}${ada.collection.authToken.secret}`
  const sign = (header: { alg: string }, payload: Record<string, unknown>, key: string) =>
    new SignJWT(payload).setProtectedHeader(header).sign(new TextEncoder().encode(key))
  const unsigned = (header: unknown, payload: unknown, signature = '') =>
    [header, payload]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .concat(signature)
      .join('.')

  test('a token with the right key is let in, so that the others fail for their own reason', async () => {
    expect(await refresh(await sign({ alg: 'HS256' }, claims(), keyOf()))).toBe(200)
  })

  test('no other algorithm is taken, with whatever signature', async () => {
    const none = ['none', 'None', 'NONE', 'nOnE', ''].map((alg) => unsigned({ alg, typ: 'JWT' }, claims()))
    for (const token of none) expect(await refresh(token)).toBe(401)
    for (const alg of ['HS384', 'HS512']) expect(await refresh(await sign({ alg }, claims(), keyOf()))).toBe(401)
    expect(await refresh(unsigned({ alg: 'HS256' }, claims()))).toBe(401)
    expect(await refresh(unsigned({ alg: 'HS256' }, claims(), 'AAAA'))).toBe(401)
    expect(await refresh(unsigned({ alg: 'HS256', crit: ['exp'], jwk: {} }, claims(), 'AAAA'))).toBe(401)
  })

  test('a token whose claims were changed, or with half the key, is not taken', async () => {
    const [header, , signature] = (await sign({ alg: 'HS256' }, claims(), keyOf())).split('.')
    const changed = Buffer.from(JSON.stringify({ ...claims(), exp: 5_000_000_000 })).toString('base64url')
    expect(await refresh([header, changed, signature].join('.'))).toBe(401)
    expect(await refresh(await sign({ alg: 'HS256' }, claims(), ada.collection.authToken.secret))).toBe(401)
    expect(await refresh(await sign({ alg: 'HS256' }, claims(), String(ada.values.tokenKey)))).toBe(401)
  })

  test('claims of the wrong kind are nobody’s', async () => {
    for (const wrong of [
      { id: { $ne: '' } },
      { id: ['x'] },
      { id: '' },
      { collectionId: 'users' },
      { collectionId: 7 },
      { type: ['auth'] },
      { type: '' },
    ]) {
      expect(await refresh(await sign({ alg: 'HS256' }, { ...claims(), ...wrong }, keyOf())), JSON.stringify(wrong)).toBe(401)
    }
  })

  test('a token of one type is none of another', async () => {
    for (const type of ['file', 'verification', 'passwordReset', 'emailChange'] as const) {
      expect(await refresh(await issue(ada, type, { email: EMAIL, refreshable: true })), type).toBe(401)
    }
    const auth = await issue(ada, 'auth', { email: EMAIL, newEmail: 'new@example.org' })
    const codes = {
      'confirm-verification': { token: auth },
      'confirm-password-reset': { token: auth, password: 'battery staple', passwordConfirm: 'battery staple' },
      'confirm-email-change': { token: auth, password: PASSWORD },
    }
    for (const [action, body] of Object.entries(codes)) {
      expect((await accounts.post(`users/${action}`, body)).json.data.token.code, action).toBe('validation_invalid_token')
    }
  })

  test('a token of one collection does nothing in another', async () => {
    const client = await accounts.signUp('client@example.org', {}, 'clients')
    expect((await accounts.post('users/auth-refresh', {}, { token: await issue(client, 'auth', { refreshable: true }) })).status).toBe(403)
    const token = await issue(client, 'passwordReset', { email: 'client@example.org' })
    const body = { token, password: 'battery staple', passwordConfirm: 'battery staple' }
    expect((await accounts.post('users/confirm-password-reset', body)).json.data.token.code).toBe('validation_token_collection_mismatch')
    expect((await accounts.post('clients/confirm-password-reset', body)).status).toBe(204)
  })

  test('a mail’s token without the claim that it is about is refused by that name', async () => {
    const verification = await issue(ada, 'verification')
    expect((await accounts.post('users/confirm-verification', { token: verification })).json.data.token.code).toBe('validation_invalid_token_claims')
    const change = await issue(ada, 'emailChange', { email: EMAIL })
    expect((await accounts.post('users/confirm-email-change', { token: change, password: PASSWORD })).json.data.token.code).toBe(
      'validation_invalid_token_payload',
    )
  })

  test('every token of a record ends with its password, its address and the collection’s secret', async () => {
    const types: readonly TokenType[] = ['auth', 'verification', 'passwordReset', 'emailChange']
    const claimed = { email: EMAIL, newEmail: 'new@example.org', refreshable: true }
    const taken = async (tokens: readonly string[]) => {
      const [auth = '', verification, reset, change] = tokens
      const answers = [
        await accounts.post('users/auth-refresh', {}, { token: auth }),
        await accounts.post('users/confirm-verification', { token: verification }),
        await accounts.post('users/confirm-password-reset', { token: reset, password: 'battery staple', passwordConfirm: 'battery staple' }),
        await accounts.post('users/confirm-email-change', { token: change, password: PASSWORD }),
      ]
      return answers.map(({ status, json }) => (status === 400 ? json.data.token.code : status))
    }
    const allRefused = [401, ...Array.from({ length: 3 }, () => 'validation_invalid_token')]
    for (const change of [{ password: 'another password' }, { email: 'other@example.org' }, { tokenKey: 'k'.repeat(50) }]) {
      const record = await accounts.stored(ada)
      const tokens = await Promise.all(types.map((type) => issue(record, type, claimed)))
      await updateRecord(accounts.core, { record, values: change })
      expect(await taken(tokens), JSON.stringify(change)).toEqual(allRefused)
    }
    const token = await issue(await accounts.stored(ada), 'auth', claimed)
    await accounts.configure('users', { authToken: { secret: 's'.repeat(50) } })
    expect(await refresh(token)).toBe(401)
  })

  test('a token of a record that is gone is nobody’s', async () => {
    const token = await issue(ada, 'auth', { refreshable: true })
    await accounts.core.inTransaction((tx) => tx.connection.deleteFrom('users' as never).execute())
    expect(await refresh(token)).toBe(401)
  })

  test('no text of a form is more than text', async () => {
    const nasty = ['\u0000', 'a\u0000b', "' or 1=1 --", '%', '\ud800', '{"$ne":""}', 'x'.repeat(255)]
    for (const text of nasty) {
      const answers = [
        await accounts.post('users/auth-with-password', { identity: text, password: text }),
        await accounts.post('users/auth-with-password', { identity: EMAIL, password: PASSWORD, identityField: text }),
        await accounts.post('users/request-password-reset', { email: `${text}@example.org` }),
        await accounts.post('users/confirm-verification', { token: text }),
        await accounts.post('users/auth-refresh', {}, { token: text.replace(/[^ -~]/g, '?') }),
      ]
      expect(
        answers.every(({ status }) => status === 400 || status === 401 || status === 204),
        `${text}: ${answers.map(({ status }) => status)}`,
      ).toBe(true)
    }
    await accounts.configure('users', { otp: { enabled: true, duration: 300, length: 8 } })
    for (const text of nasty) expect((await accounts.post('users/auth-with-otp', { otpId: text, password: '12345678' })).status, text).toBe(400)
    await accounts.core.settled()
  })
})
