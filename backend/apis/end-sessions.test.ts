import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Admin, openAdmin } from '../testing/admin.ts'
import { testDatabases } from '../testing/databases.ts'

describe.each(testDatabases)('all sessions of an operator on $engine', (engine) => {
  let admin: Admin
  beforeEach(async () => {
    admin = await openAdmin(engine)
  })
  afterEach(() => admin.close())

  test('end with a new token key, and only those', async () => {
    const login = { email: 'clara@example.org', password: 'a long password' }
    const { id } = (await admin.ask('POST', 'collections/_superusers/records', { ...login, passwordConfirm: login.password })).json
    const signIn = async () => {
      const body = { identity: login.email, password: login.password }
      return (await admin.ask('POST', 'collections/_superusers/auth-with-password', body, { token: null })).json.token
    }
    const token = await signIn()
    expect((await admin.ask('GET', 'server', undefined, { token })).status).toBe(200)
    expect((await admin.ask('PATCH', `collections/_superusers/records/${id}`, { 'tokenKey:autogenerate': '' })).status).toBe(200)
    expect((await admin.ask('GET', 'server', undefined, { token })).status).toBe(401)
    expect((await admin.ask('GET', 'server')).status).toBe(200)
    expect((await admin.ask('GET', 'server', undefined, { token: await signIn() })).status).toBe(200)
  })
})
