import { describe, expect, test } from 'vitest'
import type { StoredCollection } from '../stored/collection.ts'
import { changesOf, clashingParts, draftOf, lostFields } from './draft.ts'
import { freeName } from './field-options.ts'

const collection: StoredCollection = {
  id: 'c1',
  name: 'things',
  type: 'base',
  system: false,
  listRule: null,
  viewRule: '',
  createRule: null,
  updateRule: null,
  deleteRule: null,
  fields: [
    { id: 'f1', name: 'id', type: 'text', system: true },
    { id: 'f2', name: 'title', type: 'text' },
  ],
  indexes: [],
  updated: '2026-11-29 10:00:00.000Z',
}

const base = draftOf(collection)

describe('what is sent of a collection', () => {
  test('is nothing as long as nothing was changed', () => {
    expect(changesOf(collection, { base, mine: base })).toEqual({})
  })

  test('is the parts that were changed, the fields as a whole', () => {
    const [id, title] = base.fields
    if (!id || !title) throw new Error('no fields')
    const mine = { fields: [id, { ...title, field: { ...title.field, name: 'heading' } }], rest: { ...base.rest, listRule: '' } }
    expect(changesOf(collection, { base, mine })).toEqual({
      listRule: '',
      fields: [collection.fields[0], { id: 'f2', name: 'heading', type: 'text' }],
    })
    expect(lostFields({ base, mine })).toEqual([])
  })
})

test('values are lost of fields that are taken away or get another type', () => {
  const mine = { ...base, fields: base.fields.map((one) => (one.key === 'f2' ? { ...one, field: { name: 'title', type: 'number' as const } } : one)) }
  expect(lostFields({ base, mine })).toEqual(['title'])
  expect(lostFields({ base, mine: { ...base, fields: base.fields.slice(0, 1) } })).toEqual(['title'])
})

test('a clash is a part that both have changed to something else', () => {
  const rest = (changes: object) => ({ ...base, rest: { ...base.rest, ...changes } })
  const mine = rest({ listRule: 'a = 1', viewRule: null })
  expect(clashingParts(collection, { base, mine, now: rest({ listRule: 'a = 2', deleteRule: '' }) })).toEqual(['listRule'])
  expect(clashingParts(collection, { base, mine, now: rest({ viewRule: null }) })).toEqual([])
})

test('a new field gets a name that is free', () => {
  expect(freeName('text', [{ name: 'Text', type: 'text' }])).toBe('text2')
})
