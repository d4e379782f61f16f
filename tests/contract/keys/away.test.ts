import { expect, it } from 'vitest'
import { newApiKey } from '#services/api-keys'
import { createKeyUsage } from '../../../services/api-keys/usage.ts'
import { connect } from '../../../services/backend-client/connect.ts'
import { deleteDue, KEY_DAYS } from '../../../services/retention/delete-due.ts'
import { places } from '../places.ts'
import { openKeys } from './open-keys.ts'

const DAY_MS = 86_400_000

it('while the backend is away a key of one’s own is answered with 503, and the sandbox goes on', async () => {
  const place = await places[0]!.make()
  // Nothing listens at this port.
  const keys = await openKeys({ ...place.env, BACKEND_URL: 'http://127.0.0.1:1', BACKEND_TOKEN: 'x' })
  const refused = await keys.ask(newApiKey())
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({ code: 'keys_away', title: expect.stringContaining('cannot be checked') })
  expect((await keys.ask('sk_test_lotse')).status).toBe(200)
  expect(keys.logged).toEqual([expect.stringContaining('api')])
  await keys.close()
  await place.remove()
})

it('a backend without the collection is one that is away: no key is called unknown for that', async () => {
  const place = await places[0]!.make()
  const keys = await openKeys(place.env)
  await keys.contract.collections.delete('apiUsage')
  await keys.contract.collections.delete('apiKeys')
  expect((await keys.ask(newApiKey())).status).toBe(503)
  await keys.close()
  await place.remove()
})

it('what was counted while the backend was away is written when it is back; what was counted of a deleted key is dropped', async () => {
  const place = await places[0]!.make()
  const keys = await openKeys(place.env)
  const own = keys.backend.own
  let isAway = true
  const errors: unknown[] = []
  const fetch: typeof own.fetch = (...asked) => (isAway ? Promise.reject(new TypeError('away')) : own.fetch(...asked))
  const usage = createKeyUsage({ contract: connect({ ...own, fetch }).contract, now: () => new Date(), onError: (error) => errors.push(error) })
  await keys.issue()
  const [key] = await keys.contract.collection('apiKeys').getFullList()
  usage.count(key?.id ?? '', 'answered')
  await usage.flush()
  expect(errors).not.toEqual([])
  isAway = false
  usage.count(key?.id ?? '', 'answered')
  await usage.flush()
  expect(await keys.contract.collection('apiUsage').getFullList()).toEqual([expect.objectContaining({ count: 2, refused: 0 })])
  usage.count('a'.repeat(15), 'answered')
  const before = errors.length
  await usage.flush()
  await usage.flush()
  expect(errors).toHaveLength(before + 1)
  await keys.close()
  await place.remove()
})

it('a key that has ended is deleted with its numbers a year later, a valid one stays, and numbers go after a year', async () => {
  const place = await places[0]!.make()
  const keys = await openKeys(place.env)
  const today = new Date().toISOString().slice(0, 10)
  const [valid, expiring] = [await keys.issue({ name: 'valid' }), await keys.issue({ name: 'expiring', expires: today })]
  for (const key of [valid, expiring]) await keys.ask(key)
  await keys.api.flush()
  const counts = async () => Promise.all(['apiKeys', 'apiUsage'].map(async (name) => (await keys.contract.collection(name).getFullList()).length))
  await deleteDue(keys.contract, new Date(Date.now() + (KEY_DAYS - 1) * DAY_MS))
  expect(await counts()).toEqual([2, 2])
  await deleteDue(keys.contract, new Date(Date.now() + (KEY_DAYS + 1) * DAY_MS))
  expect(await counts()).toEqual([1, 0])
  expect(await keys.contract.collection('apiKeys').getFullList()).toMatchObject([{ name: 'valid' }])
  await keys.close()
  await place.remove()
})
