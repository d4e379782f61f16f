import { describe, expect, test } from 'vitest'
import type { StoredCollection } from '../stored/collection.ts'
import type { StoredRecord } from '../stored/record.ts'
import { csvOfRecords, jsonOfRecords } from './cells.ts'
import { plannedRow } from './plan-row.ts'
import { readRows } from './read-rows.ts'

const collection: StoredCollection = {
  id: 'c1',
  name: 'things',
  type: 'auth',
  system: false,
  listRule: null,
  viewRule: null,
  createRule: null,
  updateRule: null,
  deleteRule: null,
  fields: [
    { name: 'id', type: 'text', system: true },
    { name: 'password', type: 'password' },
    { name: 'tokenKey', type: 'text' },
    { name: 'title', type: 'text' },
    { name: 'size', type: 'number' },
    { name: 'done', type: 'bool' },
    { name: 'tags', type: 'select', maxSelect: 3 },
    { name: 'data', type: 'json' },
    { name: 'place', type: 'geoPoint' },
    { name: 'due', type: 'date' },
    { name: 'files', type: 'file', maxSelect: 2 },
    { name: 'created', type: 'autodate' },
  ],
  indexes: [],
  updated: '',
}

const record: StoredRecord = {
  id: 'abc',
  title: '=2+3;"Größe", \nzweite Zeile',
  size: -1.5,
  done: true,
  tags: ['a', 'b,c'],
  data: { '@': [1, null] },
  place: { lon: 9.99, lat: 53.55 },
  due: '2026-11-29 10:00:00.000Z',
  files: ['x.txt'],
  created: '2026-11-29 09:00:00.000Z',
}

describe('records that are written as a table', () => {
  test('come back as they were, but for files and what the server sets', () => {
    const { files, created, ...rest } = record
    const read = readRows(collection, csvOfRecords(collection, [record]))
    expect(read).toEqual({ rows: [{ number: 1, values: rest, wrong: [] }], ignored: ['files', 'created'] })
    expect(readRows(collection, jsonOfRecords(collection, [record]))?.rows).toEqual(read?.rows)
  })

  test('hold no formula and no secret', () => {
    const csv = csvOfRecords(collection, [record])
    expect(csv).toContain('"\'=2+3')
    expect(csv).not.toMatch(/password|tokenKey/)
    expect(csv.startsWith('\ufeffid,title')).toBe(true)
  })
})

describe('a table that is read', () => {
  test('may be separated by semicolons, in any order, and names what no field takes', () => {
    const read = readRows(collection, 'size;title;colour\r\n2;Kran;rot\r\n')
    expect(read).toEqual({ rows: [{ number: 1, values: { size: 2, title: 'Kran' }, wrong: [] }], ignored: ['colour'] })
  })

  test('says of each row which values are none of their field', () => {
    const read = readRows(collection, 'title,size,done,tags,due\nKran,zwei,vielleicht,[a,gestern\n')
    expect(read?.rows[0]?.wrong).toEqual(['size', 'done', 'tags', 'due'])
  })

  test('is none without a field of the collection in its first row, or without objects', () => {
    for (const text of ['', 'title,size\n"Kran,2\nBagger,3', 'colour\nred', '[1]', '[{]', '{"title": "a"}'])
      expect(readRows(collection, text), text).toBeUndefined()
  })
})

describe('what would become of a row', () => {
  const row = (values: object) => ({ number: 1, values: { ...values }, wrong: [] })

  test('is a new record where none has its id', () => {
    expect(plannedRow(row({ title: 'a' }), undefined, []).what).toBe('new')
  })

  test('is a change of the fields that differ, and none where they are the same in other words', () => {
    expect(plannedRow(row({ id: 'abc', title: 'b', size: -1.5 }), record, ['abc'])).toMatchObject({ what: 'changed', changes: ['title'] })
    expect(plannedRow(row({ id: 'abc', due: '2026-11-29T11:00:00+01:00', title: record.title }), record, ['abc']).what).toBe('same')
  })

  test('is nothing where two rows have one id', () => {
    expect(plannedRow(row({ id: 'abc' }), record, ['abc', 'abc'])).toMatchObject({ what: 'wrong', wrong: ['id'] })
  })
})
