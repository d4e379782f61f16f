import { describe, expect, test } from 'vitest'
import { testField } from '../../testing/fields.ts'
import type { Field } from '../model/field.ts'
import type { Modifier } from './field-type.ts'
import { fieldType } from './registry.ts'

const one = testField('select', { maxSelect: 1 })
const many = testField('select', { maxSelect: 3 })

const casts: readonly (readonly [field: Field, sent: unknown, kept: unknown])[] = [
  [testField('text'), 12.5, '12.5'],
  [testField('text'), 1e21, '1000000000000000000000'],
  [testField('text'), -1.5e-7, '-0.00000015'],
  [testField('text'), true, 'true'],
  [testField('text'), null, ''],
  [testField('text'), { a: 1 }, ''],
  [testField('text'), ' kept ', ' kept '],
  [testField('number'), '12.5', 12.5],
  [testField('number'), '-.5e1', -5],
  [testField('number'), '12 apples', 0],
  [testField('number'), ' 12', 0],
  [testField('number'), '1e999', 0],
  [testField('number'), 'Inf', Number.POSITIVE_INFINITY],
  [testField('number'), '-inf', Number.NEGATIVE_INFINITY],
  [testField('number'), 'NaN', Number.NaN],
  [testField('number'), true, 1],
  [testField('number'), null, 0],
  [testField('number'), -0, 0],
  [testField('bool'), 'true', true],
  [testField('bool'), 'T', true],
  [testField('bool'), 'yes', false],
  [testField('bool'), 1, true],
  [testField('bool'), -2, true],
  [testField('bool'), 0, false],
  [testField('bool'), null, false],
  [testField('date'), '2022-01-01', '2022-01-01 00:00:00.000Z'],
  [testField('date'), 'tomorrow', ''],
  [testField('date'), 1641024040, ''],
  [testField('autodate'), '2022-01-01', '2022-01-01 00:00:00.000Z'],
  [one, ['a', 'b'], 'b'],
  [one, '["a","b"]', 'b'],
  [one, null, ''],
  [one, 123, '123'],
  [one, '[a', '[a'],
  [one, {}, ''],
  [many, 'a', ['a']],
  [many, ['a', '', 'b', 'a', null, 3], ['a', 'b', '3']],
  [many, '["a",null,"b"]', ['a', 'b']],
  [many, '["a",1]', ['["a",1]']],
  [many, null, []],
  [testField('relation', { maxSelect: 1 }), ['a', 'b'], 'b'],
  [testField('file', { maxSelect: 5 }), 'a.txt', ['a.txt']],
  [testField('json'), '', ''],
  [testField('json'), 'null', null],
  [testField('json'), 'true', true],
  [testField('json'), '-456', -456],
  [testField('json'), '"quoted"', 'quoted'],
  [testField('json'), '[1,2,3]', [1, 2, 3]],
  [testField('json'), '[1,2,3', '[1,2,3'],
  [testField('json'), '{"b":1,"a":2}', { b: 1, a: 2 }],
  [testField('json'), 'nullable', 'nullable'],
  [testField('json'), ' 1', ' 1'],
  [testField('json'), undefined, null],
  [testField('json'), { b: [{ d: 1, c: 2 }], a: 2 }, { a: 2, b: [{ c: 2, d: 1 }] }],
  [testField('geoPoint'), null, { lon: 0, lat: 0 }],
  [testField('geoPoint'), { lon: 1.5, lat: '2' }, { lon: 1.5, lat: 0 }],
  [testField('geoPoint'), '{"LON":1,"lat":2,"more":3}', { lon: 1, lat: 2 }],
  [testField('geoPoint'), [1, 2], { lon: 0, lat: 0 }],
  [testField('password'), 123456, '123456'],
]

describe('casting never refuses', () => {
  test.each(casts)('%o', (field, sent, kept) => {
    const cast = fieldType(field).cast(field, sent)
    expect(cast).toEqual(kept)
    // Order of keys counts where it is seen.
    expect(JSON.stringify(cast)).toBe(JSON.stringify(kept))
  })
})

const changes: readonly (readonly [field: Field, current: unknown, modifier: Modifier, value: unknown, after: unknown])[] = [
  [testField('number'), 5, 'append', '2.5', 7.5],
  [testField('number'), 5, 'remove', 7, -2],
  [testField('number'), 5, 'prepend', 7, undefined],
  [many, ['a', 'b'], 'append', ['c', 'a'], ['a', 'b', 'c']],
  [many, ['a', 'b'], 'prepend', ['c', 'b'], ['c', 'b', 'a']],
  [many, ['a', 'b'], 'remove', 'a', ['b']],
  [one, 'a', 'append', 'b', 'b'],
  [one, 'a', 'prepend', 'b', 'a'],
  [one, 'a', 'remove', 'a', ''],
]

describe('a modifier changes what is there', () => {
  test.each(changes)('%o', (field, current, modifier, value, after) => {
    expect(fieldType(field).modify?.(field, { modifier, current, value })).toEqual(after)
  })

  test('types without modifiers know none', () => {
    expect(fieldType(testField('text')).modify).toBeUndefined()
  })
})
