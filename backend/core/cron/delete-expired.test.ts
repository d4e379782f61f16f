import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts, PASSWORD } from '../../testing/accounts.ts'
import { everyDatabase } from '../../testing/databases.ts'
import { deleteExpiredMfas, deleteExpiredOtps } from './jobs.ts'

const EMAIL = 'ada@example.org'

describe.each(everyDatabase)('$engine', (engine) => {
  let accounts: Accounts
  beforeEach(async () => {
    accounts = await openAccounts(engine)
  })
  afterEach(() => accounts.close())

  test('codes and half sign-ins go when their own collection says so, and not before', async () => {
    const durations = { users: 300, clients: 600 }
    for (const [name, duration] of Object.entries(durations)) {
      await accounts.configure(name, { otp: { enabled: true, duration, length: 6 }, mfa: { enabled: true, duration } })
    }
    const [user, client] = [await accounts.signUp(EMAIL), await accounts.signUp(EMAIL, {}, 'clients')]
    for (const name of Object.keys(durations)) {
      await accounts.post(`${name}/request-otp`, { email: EMAIL })
      await accounts.post(`${name}/auth-with-password`, { identity: EMAIL, password: PASSWORD })
    }
    const left = async () => {
      await deleteExpiredOtps(accounts.core)
      await deleteExpiredMfas(accounts.core)
      return [await accounts.owned(user), await accounts.owned(client)]
    }
    await accounts.core.settled()
    accounts.passTime(299)
    expect(await left()).toEqual([
      { _mfas: 1, _otps: 1 },
      { _mfas: 1, _otps: 1 },
    ])
    accounts.passTime(1)
    expect(await left()).toEqual([{}, { _mfas: 1, _otps: 1 }])
    accounts.passTime(300)
    expect(await left()).toEqual([{}, {}])
  })
})
