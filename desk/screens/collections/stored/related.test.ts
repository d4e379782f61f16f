import { expect, test } from 'vitest'
import type { StoredCollection, StoredField } from './collection.ts'
import { expandOf, shownValue } from './related.ts'

const rules = { listRule: null, viewRule: null, createRule: null, updateRule: null, deleteRule: null }
const collectionOf = (id: string, fields: StoredField[]): StoredCollection => ({
  ...rules,
  ...{ id, name: id, type: 'base', system: false, fields, indexes: [], updated: '' },
})

const crew: StoredField = { name: 'crew', type: 'relation', collectionId: 'captains', maxSelect: 5 }
const home: StoredField = { name: 'home', type: 'relation', collectionId: 'ports', maxSelect: 1 }
const collections = [
  collectionOf('ships', [crew, home]),
  collectionOf('captains', [{ name: 'name', type: 'text' }]),
  collectionOf('ports', [{ name: 'name', type: 'text' }]),
]
const ship = {
  id: 's1',
  crew: ['c1', 'c2'],
  home: 'p1',
  expand: { crew: [{ id: 'c1', name: 'Ada' }], home: { id: 'p1', name: 'Hamburg' } },
}

test('records that others point to are called by their names, and by their ids where these did not come along', () => {
  expect(expandOf(collectionOf('ships', [crew, home]))).toBe('crew,home')
  expect(shownValue(ship, crew, collections)).toEqual(['Ada', 'c2'])
  expect(shownValue(ship, home, collections)).toBe('Hamburg')
  expect(shownValue({ id: 's2', home: '' }, home, collections)).toBe('')
})
