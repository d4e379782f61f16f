import { expect, test } from 'vitest'
import { draftOfChange } from './input.ts'
import { collectionToJson } from './stored-collection.ts'
import { blankCollection } from './system-fields.ts'

const shared = 'id listRule viewRule createRule updateRule deleteRule name type fields indexes created updated system'
const auth =
  'authRule manageRule authAlert oauth2 passwordAuth mfa otp authToken passwordResetToken emailChangeToken verificationToken fileToken ' +
  'verificationTemplate resetPasswordTemplate confirmEmailChangeTemplate'

test.each([
  ['base', shared],
  ['view', `${shared} viewQuery`],
  ['auth', `${shared} ${auth}`],
] as const)('a %s collection has the keys of the contract in their order', (type, keys) => {
  const json = collectionToJson(blankCollection(type, { id: 'x', name: 'n' }))
  expect(Object.keys(json).join(' ')).toBe(keys)
})

test('fields have sorted keys', () => {
  const { fields } = blankCollection('base', { id: 'x', name: 'n' })
  const [id] = collectionToJson({ ...blankCollection('base', { id: 'x', name: 'n' }), fields }).fields as object[]
  expect(JSON.stringify(id)).toBe(
    '{"autogeneratePattern":"[a-z0-9]{15}","help":"","hidden":false,"id":"text3208210256","max":15,"min":15,"name":"id",' +
      '"pattern":"^[a-z0-9]+$","presentable":false,"primaryKey":true,"required":true,"system":true,"type":"text"}',
  )
})

test('secrets are kept unless they are sent, and never shown', () => {
  const blank = blankCollection('auth', { id: 'x', name: 'n' })
  const google = { name: 'google', clientId: 'id', clientSecret: 'hidden' }
  const first = draftOfChange(blank, { oauth2: { providers: [google] } }).collection
  const { collection } = draftOfChange(first, { authToken: { duration: 123 }, oauth2: { providers: [{ name: 'google', clientId: 'new' }] } })
  expect(collection).toMatchObject({ oauth2: { providers: [{ clientId: 'new', clientSecret: 'hidden' }] } })
  expect(collection.type === 'auth' && blank.type === 'auth' && collection.authToken).toEqual({
    secret: blank.type === 'auth' ? blank.authToken.secret : '',
    duration: 123,
  })
  expect(JSON.stringify(collectionToJson(collection))).not.toMatch(/secret|hidden"[^:]/i)
})
