import { describe, expect, test } from 'vitest'
import type { StoredCollection, StoredField } from '../stored/collection.ts'
import { bodyOf, clashingFields, faultOf, type TypedRecord, typedOf, typedRecord } from './typed.ts'

function collectionOf(fields: readonly StoredField[], type: StoredCollection['type'] = 'base'): StoredCollection {
  const rules = { listRule: null, viewRule: null, createRule: null, updateRule: null, deleteRule: null }
  return { id: 'c', name: 'things', type, system: false, ...rules, fields: [...fields], indexes: [], updated: '' }
}

const field = (type: StoredField['type'], options: Partial<StoredField> = {}): StoredField => ({ name: 'one', type, ...options })

/** What is sent for a value that is opened and typed anew. */
function sent(one: StoredField, value: unknown, typed: TypedRecord[string]): unknown {
  const collection = collectionOf([one])
  return bodyOf(collection, { base: typedRecord(collection, { one: value }), mine: { one: typed } })
}

describe('a value that nobody has changed', () => {
  test.each<[StoredField, unknown]>([
    [field('text'), 'a'],
    [field('number'), 1.5],
    [field('bool'), true],
    [field('date'), '2026-11-29 10:00:00.123Z'],
    [field('json'), { a: [1, 2] }],
    [field('select', { maxSelect: 3, values: ['a', 'b'] }), ['b', 'a']],
    [field('relation', { maxSelect: 1 }), 'r1'],
    [field('geoPoint'), { lon: 9.99, lat: 53.55 }],
    [field('file', { maxSelect: 5 }), ['a.txt']],
    [field('password'), undefined],
  ])('is not sent: %j', (one, value) => {
    expect(sent(one, value, typedOf(one, value))).toEqual({})
  })
})

describe('what was typed', () => {
  test('is sent as the field’s type', () => {
    expect(sent(field('number'), 1, '2.5')).toEqual({ one: 2.5 })
    expect(sent(field('number'), 1, '')).toEqual({ one: null })
    expect(sent(field('json'), null, '[1]')).toEqual({ one: [1] })
    expect(sent(field('relation', { maxSelect: 1 }), 'r1', ['r2'])).toEqual({ one: 'r2' })
    expect(sent(field('relation', { maxSelect: 2 }), ['r1'], ['r1', 'r2'])).toEqual({ one: ['r1', 'r2'] })
    expect(sent(field('geoPoint'), { lon: 0, lat: 0 }, ['9.99', '53.55'])).toEqual({ one: { lon: 9.99, lat: 53.55 } })
    expect(sent(field('date'), '', '2026-11-29T10:00:00')).toEqual({ one: new Date('2026-11-29T10:00:00').toISOString() })
  })

  test('of a password is sent twice, as the contract wants it', () => {
    const collection = collectionOf([{ name: 'password', type: 'password' }], 'auth')
    expect(bodyOf(collection, { base: { password: '' }, mine: { password: 'geheim12' } })).toEqual({
      password: 'geheim12',
      passwordConfirm: 'geheim12',
    })
  })

  test('has a fault where it is none of the type', () => {
    expect(faultOf(field('json'), '{a: 1}')).toBe('json')
    expect(faultOf(field('json'), ' ')).toBeUndefined()
    expect(faultOf(field('number'), 'zwei')).toBe('number')
    expect(faultOf(field('geoPoint'), ['9', 'x'])).toBe('point')
  })
})

test('files are sent as what goes and what comes, so that those of others stay', () => {
  const many = field('file', { maxSelect: 5 })
  const file = new File(['x'], 'neu.txt')
  expect(sent(many, ['a.txt', 'b.txt'], { kept: ['b.txt'], added: [file] })).toEqual({ 'one-': ['a.txt'], 'one+': [file] })
  const single = field('file', { maxSelect: 1 })
  expect(sent(single, 'a.txt', { kept: [], added: [] })).toEqual({ one: '' })
  expect(sent(single, 'a.txt', { kept: [], added: [file] })).toEqual({ one: file })
})

test('a clash is what two have changed to different values', () => {
  const base = { a: 'x', b: 'x', c: 'x', d: 'x' }
  expect(clashingFields({ base, mine: { ...base, a: 'm', b: 'm', d: 'same' }, now: { ...base, a: 'n', c: 'n', d: 'same' } })).toEqual(['a'])
})
