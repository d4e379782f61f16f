import { expect, test } from 'vitest'
import type { StoredCollection } from '../stored/collection.ts'
import { planCollections, readCollections } from './plan-collections.ts'

const stored = (name: string, system = false): StoredCollection => ({
  id: `id_${name}`,
  name,
  type: 'base',
  system,
  listRule: null,
  viewRule: null,
  createRule: null,
  updateRule: null,
  deleteRule: null,
  fields: [{ id: 'f1', name: 'title', type: 'text' }],
  indexes: [],
  updated: '2026-11-29 10:00:00.000Z',
})

const all = [stored('things'), stored('others'), stored('_system', true)]

test('collections that are read from what was exported stay as they are', () => {
  const wanted = readCollections(JSON.stringify(all)) ?? []
  expect(planCollections({ stored: all, wanted, deleteMissing: true }).map(({ what }) => what)).toEqual(['same', 'same', 'same'])
})

test('what is not wanted goes only where that is chosen, and never a system collection', () => {
  const wanted = [{ name: 'Things', fields: [{ name: 'size' }] }, { name: 'fresh' }]
  expect(planCollections({ stored: all, wanted, deleteMissing: true })).toEqual([
    { name: 'Things', what: 'changed', lost: ['title'] },
    { name: 'fresh', what: 'new', lost: [] },
    { name: 'others', what: 'deleted', lost: [] },
  ])
  expect(planCollections({ stored: all, wanted, deleteMissing: false })).toMatchObject([{ what: 'changed', lost: [] }, { what: 'new' }])
})

test('other texts are no collections', () => {
  for (const text of ['', '{}', '[]', '[{"fields":[]}]', '[1']) expect(readCollections(text), text).toBeUndefined()
})
