import { describe, expect, test } from 'vitest'
import { testCollection, testField, testOptionsContext } from '../../testing/fields.ts'
import type { ErrorTree } from '../model/errors.ts'
import type { Field } from '../model/field.ts'
import type { OptionsContext } from './field-type.ts'
import { defaultsOfType, fieldType } from './registry.ts'

const key = testField('text', { name: 'id', primaryKey: true, required: true, pattern: '^[a-z0-9]+$' })
const relation = testField('relation', { collectionId: 'id_others' })
const view = { ...testCollection('v'), type: 'view' as const, viewQuery: '' }
const tooMuch = Number.MAX_SAFE_INTEGER + 1

type Codes = Readonly<Record<string, string | Readonly<Record<string, string>>>>
type Case = readonly [field: Field, codes: Codes, context?: Partial<OptionsContext>]

const cases: readonly Case[] = [
  [testField('text', { id: '', name: '' }), { id: 'validation_required', name: 'validation_required' }],
  [
    testField('text', { id: 'a'.repeat(101), help: 'a'.repeat(301) }),
    { id: 'validation_length_out_of_range', help: 'validation_length_out_of_range' },
  ],
  [testField('text', { name: 'a'.repeat(101) }), { name: 'validation_length_out_of_range' }],
  [testField('text', { name: 'a b' }), { name: 'validation_match_invalid' }],
  [testField('text', { name: 'expand' }), { name: 'validation_not_in_invalid' }],
  [testField('text', { name: 'a_VIA_b' }), { name: 'validation_found_via' }],
  [testField('text', { min: -1, max: -1 }), { min: 'validation_min_greater_equal_than_required' }],
  [testField('text', { min: 5, max: 4 }), { max: 'validation_min_greater_equal_than_required' }],
  [testField('text', { min: 5, max: 0 }), {}],
  [testField('text', { max: tooMuch }), { max: 'validation_max_less_equal_than_required' }],
  [testField('text', { pattern: '(?!a)' }), { pattern: 'validation_invalid_regex' }],
  [testField('text', { autogeneratePattern: '[' }), { autogeneratePattern: 'validation_invalid_regex' }],
  [testField('text', { autogeneratePattern: '^a$' }), { autogeneratePattern: 'validation_invalid_autogenerate_pattern' }],
  [testField('text', { min: 4, autogeneratePattern: '[a-z]{3}' }), { autogeneratePattern: 'validation_invalid_autogenerate_pattern_value' }],
  [testField('text', { min: 3, autogeneratePattern: '[a-z]{3}' }), {}],
  [key, {}],
  [{ ...key, name: 'key' }, { name: 'validation_in_invalid' }],
  [
    { ...key, hidden: true, required: false, pattern: '' },
    { hidden: 'validation_empty', required: 'validation_required', pattern: 'validation_required' },
  ],
  [key, { primaryKey: 'validation_unsupported_composite_pk' }, { collection: testCollection('two', [key, { ...key, id: 'f2' }]) }],
  [
    testField('password', { min: 72, max: 72, cost: 32 }),
    {
      min: 'validation_max_less_equal_than_required',
      max: 'validation_max_less_equal_than_required',
      cost: 'validation_max_less_equal_than_required',
    },
  ],
  [
    testField('password', { min: 8, max: 7, cost: 3, pattern: '(' }),
    {
      max: 'validation_min_greater_equal_than_required',
      cost: 'validation_min_greater_equal_than_required',
      pattern: 'validation_invalid_regex',
    },
  ],
  [testField('number', { min: 2, max: 1 }), { max: 'validation_min_number_constraint' }],
  [testField('number', { min: 0.5, max: 1.5, onlyInt: true }), { min: 'validation_only_int_constraint', max: 'validation_only_int_constraint' }],
  [testField('number', { min: -1, max: 0 }), {}],
  [testField('email', { onlyDomains: ['a.com'], exceptDomains: ['b.com'] }), { onlyDomains: 'validation_empty', exceptDomains: 'validation_empty' }],
  [testField('email', { onlyDomains: ['a.com', 'nonsense'] }), { onlyDomains: { 1: 'validation_is_domain' } }],
  [testField('url', { exceptDomains: ['-a.com'] }), { exceptDomains: { 0: 'validation_is_domain' } }],
  [testField('url', { exceptDomains: ['a.com'], onlyDomains: [] }), {}],
  [testField('editor', { maxSize: -1 }), { maxSize: 'validation_min_greater_equal_than_required' }],
  [testField('json', { maxSize: tooMuch }), { maxSize: 'validation_max_less_equal_than_required' }],
  [testField('date', { min: '2022-01-02', max: '2022-01-01' }), { max: 'validation_date_out_of_range' }],
  [testField('date', { min: '2022-01-02', max: '' }), {}],
  [testField('autodate'), { onCreate: 'validation_required', onUpdate: 'validation_required' }],
  [testField('autodate', { onUpdate: true }), {}],
  [
    testField('autodate', { onCreate: true, system: true }),
    { onUpdate: 'validation_values_mismatch' },
    {
      previous: testField('autodate', { onCreate: true, onUpdate: true, system: true }),
    },
  ],
  [testField('select'), { values: 'validation_required' }],
  [testField('select', { values: ['a'], maxSelect: 2 }), { maxSelect: 'validation_max_less_equal_than_required' }],
  [testField('select', { values: ['a'], maxSelect: -1 }), { maxSelect: 'validation_min_greater_equal_than_required' }],
  [testField('file', { thumbs: ['100x0', '0x0', 'big', '50x50f'] }), { thumbs: { 1: 'validation_not_in_invalid', 2: 'validation_match_invalid' } }],
  [
    testField('file', { maxSelect: -1, maxSize: -1 }),
    {
      maxSelect: 'validation_min_greater_equal_than_required',
      maxSize: 'validation_min_greater_equal_than_required',
    },
  ],
  [relation, {}],
  [testField('relation'), { collectionId: 'validation_required' }],
  [{ ...relation, collectionId: 'others' }, { collectionId: 'validation_field_relation_missing_collection' }],
  [relation, { collectionId: 'validation_field_relation_change' }, { previous: { ...relation, collectionId: 'id_view' } }],
  [{ ...relation, collectionId: 'id_view' }, { collectionId: 'validation_relation_field_non_view_base_collection' }],
  [{ ...relation, collectionId: 'id_view' }, {}, { collection: view }],
  [{ ...relation, minSelect: 2 }, { maxSelect: 'validation_required' }],
  [{ ...relation, minSelect: 2, maxSelect: 1 }, { maxSelect: 'validation_min_greater_equal_than_required' }],
  [{ ...relation, minSelect: -1 }, { minSelect: 'validation_min_greater_equal_than_required' }],
  [testField('bool'), {}],
  [testField('geoPoint'), {}],
]

describe('the options of a field', () => {
  test.each(cases.map(([field, codes, context]) => ({ field, codes, context })))('$field.type: $codes', ({ field, codes, context }) => {
    expect(codesOf(fieldType(field).checkOptions(field, testOptionsContext(field, context)))).toEqual(codes)
  })

  test('every type has a row in the table and options of its own', () => {
    const names = new Set(cases.map(([field]) => field.type))
    expect(names.size).toBe(14)
    for (const name of names) expect(defaultsOfType(name), name).toBeDefined()
    expect(defaultsOfType('constructor')).toBeUndefined()
  })
})

function codesOf(tree: ErrorTree): Codes {
  return JSON.parse(JSON.stringify(tree), (_key, value) => (typeof value?.code === 'string' ? value.code : value))
}
