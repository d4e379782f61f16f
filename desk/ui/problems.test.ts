import { ClientResponseError } from 'pocketbase'
import { expect, test } from 'vitest'
import { problemsOf } from './problems.ts'

const required = { code: 'validation_required', message: 'Cannot be blank.' }

test('what is wrong is found by the path of its value', () => {
  const data = { smtp: { host: required }, superuserIPs: { 1: required }, name: required }
  const found = problemsOf(new ClientResponseError({ status: 400, response: { status: 400, message: '', data } }))
  expect([...found.keys()]).toEqual(['smtp.host', 'superuserIPs.1', 'name'])
  expect(found.get('smtp.host')).toEqual(required)
})

test('an error that says nothing of values has no paths', () => {
  expect(problemsOf(new Error('away')).size).toBe(0)
  expect(problemsOf(new ClientResponseError({ status: 500, response: { data: {} } })).size).toBe(0)
})
