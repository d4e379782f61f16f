import { ClientResponseError } from 'pocketbase'
import { describe, expect, it } from 'vitest'
import { isDuplicate } from './faults.ts'

const taken = { code: 'validation_not_unique', message: 'Value must be unique.' }
const missing = { code: 'validation_required', message: 'Missing required value.' }
const refused = (data: unknown, status = 400) => new ClientResponseError({ status, response: { status, message: 'Failed.', data } })

describe('a record that is there already', () => {
  it.each([
    ['of one write', { email: taken }],
    ['of one write beside another fault', { email: taken, name: missing }],
    ['of any write in a batch', { requests: { 1: { response: { status: 400, data: { tokenHash: taken } } } } }],
  ])('is the reason %s', (_what, data) => {
    expect(isDuplicate(refused(data))).toBe(true)
  })

  it.each([
    ['a missing value', refused({ email: missing })],
    ['a missing value in a batch', refused({ requests: { 0: { response: { status: 400, data: { email: missing } } } } })],
    ['an answer of another shape', refused('nothing')],
    ['another status', refused({ email: taken }, 500)],
    ['no answer at all', new TypeError('fetch failed')],
  ])('is not the reason with %s', (_what, error) => {
    expect(isDuplicate(error)).toBe(false)
  })
})
