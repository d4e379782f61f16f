import { describe, expect, test } from 'vitest'
import { FieldsError } from './excerpt.ts'
import { pickFields } from './pick-fields.ts'

const record = {
  id: 'r1',
  title: 'A <b>long</b> title',
  point: { lon: 1, lat: 2 },
  tags: ['x', 'y'],
  expand: {
    rel: [
      { id: 'o1', name: 'one' },
      { id: 'o2', name: 'two' },
    ],
  },
}

const picks: readonly (readonly [fields: string, picked: unknown])[] = [
  ['id', { id: 'r1' }],
  [' id , missing ', { id: 'r1' }],
  ['missing', {}],
  ['tags', { tags: ['x', 'y'] }],
  ['tags.a', { tags: ['x', 'y'] }],
  ['point', { point: { lat: 2, lon: 1 } }],
  ['point.lat', { point: { lat: 2 } }],
  ['point.*', { point: { lat: 2, lon: 1 } }],
  ['point,point.lat', { point: { lat: 2, lon: 1 } }],
  ['expand.rel.name', { expand: { rel: [{ name: 'one' }, { name: 'two' }] } }],
  ['expand.rel.*,id', { expand: record.expand, id: 'r1' }],
  // A star is the last part of its path; PocketBase finds nothing behind it.
  ['expand.*.id,id', { expand: {}, id: 'r1' }],
  ['*,expand.rel.id', { expand: { rel: [{ id: 'o1' }, { id: 'o2' }] }, id: 'r1', point: { lat: 2, lon: 1 }, tags: ['x', 'y'], title: record.title }],
  ['title:excerpt(6)', { title: 'A long' }],
  ['title:excerpt(6,true)', { title: 'A long...' }],
  ['title:excerpt( 6 , t ),id', { id: 'r1', title: 'A long...' }],
  ['tags:excerpt(1)', { tags: ['x', 'y'] }],
  ['', { expand: record.expand, id: 'r1', point: { lat: 2, lon: 1 }, tags: ['x', 'y'], title: record.title }],
]

describe('fields', () => {
  test.each(picks)('%j', (fields, picked) => {
    expect(JSON.stringify(pickFields(record, fields))).toBe(JSON.stringify(picked))
  })

  test('of an array apply to each element', () => {
    expect(pickFields([record, { id: 'r2' }], 'id')).toEqual([{ id: 'r1' }, { id: 'r2' }])
    expect(pickFields(['a', 'b'], 'id')).toEqual(['a', 'b'])
  })

  test('of a list apply to its items and leave the paging', () => {
    const list = { page: 1, perPage: 30, totalItems: 1, totalPages: 1, items: [{ page: 5, id: 'r1' }] }
    expect(JSON.stringify(pickFields(list, 'id'))).toBe('{"items":[{"id":"r1"}],"page":1,"perPage":30,"totalItems":1,"totalPages":1}')
  })

  test.each([
    'id:nonsense(1)',
    'id:excerpt',
    'id:excerpt()',
    'id:excerpt(0)',
    'id:excerpt(-1)',
    'id:excerpt(a)',
    'id:excerpt(1,2,3)',
    'id:',
    'id:excerpt(1',
    'id:constructor(1)',
  ])('%s fails', (fields) => {
    expect(() => pickFields(record, fields)).toThrow(FieldsError)
  })
})

describe('excerpt', () => {
  const html = ` <script>var a = 1;</script> <p>Hello</p><div>t   est<b>12
  3</b><span>456</span></div><span>word <b>7</b> 89<span>!<b>?</b></span>#<h1>title</h1>`
  const text = 'Hello t est12 3456 word 7 89!?# title'

  test.each([
    [html, `${text.length}`, text],
    [html, `${text.length - 1},true`, 'Hello t est12 3456 word 7 89!?# titl...'],
    [html, '6,true', 'Hello...'],
    ['аб\nв ', '4,t', 'аб в'],
    ['аб\nв ', '3,t', 'аб...'],
    ['👍👍👍', '2', '👍👍'],
    ['a &amp; b&nbsp;c', '20', 'a & b c'],
    ['one<br>two<img alt="x">three<select><option>no</option></select>', '40', 'onetwothree'],
    ['<svg><text>no</text></svg>yes<button>no</button>', '40', 'yes'],
    ['a < b', '9', 'a < b'],
    [`${'<div>'.repeat(500)}deep${'</div>'.repeat(500)} after`, '40', 'deep after'],
    [`before ${'<b>'.repeat(600)}too deep`, '40', 'before'],
  ])('%j (%s)', (value, args, excerpt) => {
    expect(pickFields({ value }, `value:excerpt(${args})`)).toEqual({ value: excerpt })
  })
})
