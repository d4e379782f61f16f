import { describe, expect, test } from 'vitest'
import { testField, testValueContext } from '../../testing/fields.ts'
import type { Field } from '../model/field.ts'
import type { NewFile, ValueContext } from './field-type.ts'
import { fieldType } from './registry.ts'

const file: NewFile = { name: 'a_1.txt', originalName: 'a.txt', size: 10, mimeType: 'text/plain; charset=utf-8', bytes: new Uint8Array(10) }
const key = testField('text', { name: 'id', primaryKey: true, required: true, pattern: '^[a-z0-9]+$', min: 15, max: 15 })
const ownKey = testField('text', { ...key, pattern: '.+', min: 0, max: 0 })
const relation = testField('relation', { collectionId: 'id_others', maxSelect: 3 })
const password = testField('password', { min: 8, pattern: '[0-9]' })
const files = testField('file', { maxSelect: 2, mimeTypes: ['text/plain'], maxSize: 10 })

type Case = readonly [field: Field, value: unknown, code: string | undefined, context?: Partial<ValueContext>]

const cases: readonly Case[] = [
  [testField('text'), '', undefined],
  [testField('text', { min: 3 }), '', undefined],
  [testField('text', { min: 3 }), 'ab', 'validation_min_text_constraint'],
  [testField('text', { min: 2 }), 'äö', undefined],
  [testField('text', { max: 2 }), '👍👍', undefined],
  [testField('text', { max: 2 }), 'abc', 'validation_max_text_constraint'],
  [testField('text'), 'a'.repeat(5000), undefined],
  [testField('text'), 'a'.repeat(5001), 'validation_max_text_constraint'],
  [testField('text', { pattern: '^\\d+$' }), '12a', 'validation_invalid_format'],
  [testField('text', { pattern: '\\d' }), 'a1b', undefined],
  [testField('text', { pattern: '(' }), 'a', 'validation_invalid_format'],
  [key, '', 'validation_required'],
  [key, 'a'.repeat(15), undefined],
  [key, 'taken', 'validation_min_text_constraint'],
  [key, 'a'.repeat(15), 'validation_pk_change', { previous: 'b' }],
  [key, 'short', undefined, { previous: 'short' }],
  [ownKey, 'TAKEN', 'validation_pk_invalid'],
  [ownKey, 'a/b', 'validation_forbidden_pk_character'],
  [ownKey, 'a b', 'validation_forbidden_pk_character'],
  [ownKey, 'com1', 'validation_reserved_pk'],
  [ownKey, 'com10', undefined],
  [password, '', undefined],
  [password, '1234567', 'validation_min_text_constraint'],
  [password, 'a'.repeat(72), 'validation_max_text_constraint'],
  [password, 'ä1'.repeat(30), 'validation_invalid_value'],
  [password, 'abcdefgh', 'validation_invalid_format'],
  [password, 'abcdefg1', undefined],
  [password, '$2a$', undefined, { previous: '$2a$' }],
  [testField('number'), 0, undefined],
  [testField('number'), Number.NaN, 'validation_not_a_number'],
  [testField('number', { required: true }), 0, 'validation_required'],
  [testField('number', { onlyInt: true }), 1.5, 'validation_only_int_constraint'],
  [testField('number', { min: 2 }), 1, 'validation_min_number_constraint'],
  [testField('number', { min: 2 }), 0, undefined],
  [testField('number', { max: 2 }), 3, 'validation_max_number_constraint'],
  [testField('bool', { required: true }), false, 'validation_required'],
  [testField('bool', { required: true }), true, undefined],
  [testField('email'), 'invalid', 'validation_is_email'],
  [testField('email', { onlyDomains: ['example.org'] }), 'a@example.com', 'validation_email_domain_not_allowed'],
  [testField('email', { onlyDomains: ['example.org'] }), 'a@example.org', undefined],
  [testField('email', { exceptDomains: ['example.org'] }), 'a@example.org', 'validation_email_domain_not_allowed'],
  [testField('email', { required: true }), '', 'validation_required'],
  [testField('url'), 'invalid', 'validation_invalid_url'],
  [testField('url', { onlyDomains: ['example.org'] }), 'https://example.com/a', 'validation_url_domain_not_allowed'],
  [testField('url', { onlyDomains: ['example.com'] }), 'https://example.com/a', undefined],
  [testField('url', { exceptDomains: ['example.com'] }), 'https://example.com/a', 'validation_url_domain_not_allowed'],
  [testField('url', { required: true }), '', 'validation_required'],
  [testField('editor', { required: true }), '', 'validation_required'],
  [testField('editor', { maxSize: 3 }), 'äö', 'validation_content_size_limit'],
  [testField('editor', { maxSize: 4 }), 'äö', undefined],
  [testField('date', { required: true }), '', 'validation_required'],
  [testField('date', { min: '2022-01-01 00:00:00.000Z' }), '2021-12-31 23:59:59.999Z', 'validation_min_greater_equal_than_required'],
  [testField('date', { min: '2022-01-01 00:00:00.000Z' }), '2022-01-01 00:00:00.000Z', undefined],
  [testField('date', { max: '2022-01-01 00:00:00.000Z' }), '2022-01-01 00:00:00.001Z', 'validation_max_less_equal_than_required'],
  [testField('autodate'), '', undefined],
  [testField('select', { values: ['a', 'b'], required: true }), '', 'validation_required'],
  [testField('select', { values: ['a', 'b'] }), 'c', 'validation_invalid_value'],
  [testField('select', { values: ['a', 'b', 'c'], maxSelect: 2 }), ['a', 'b', 'c'], 'validation_too_many_values'],
  [testField('select', { values: ['a', 'b', 'c'], maxSelect: 2 }), ['c', 'a'], undefined],
  [relation, ['a', 'b', 'c'], undefined],
  [relation, ['a', 'x'], 'validation_missing_rel_records'],
  [relation, ['a', 'b', 'c', 'd'], 'validation_too_many_values'],
  [{ ...relation, minSelect: 2 }, ['a'], 'validation_not_enough_values'],
  [{ ...relation, minSelect: 2 }, [], undefined],
  [{ ...relation, collectionId: 'gone' }, ['a'], 'validation_missing_rel_collection'],
  [{ ...relation, required: true }, [], 'validation_required'],
  [files, ['a_1.txt'], undefined, { newFiles: [file] }],
  [files, ['old.txt', 'a_1.txt'], undefined, { newFiles: [file], previous: ['old.txt'] }],
  [files, ['a_1.txt'], 'validation_invalid_file'],
  [files, ['a', 'b', 'c'], 'validation_too_many_files', { previous: ['a', 'b', 'c'] }],
  [files, ['a_1.txt'], 'validation_file_size_limit', { newFiles: [{ ...file, size: 11 }] }],
  [files, ['a_1.txt'], 'validation_invalid_mime_type', { newFiles: [{ ...file, mimeType: 'image/png' }] }],
  [files, ['.a.txt'], 'validation_match_invalid', { newFiles: [{ ...file, name: '.a.txt' }] }],
  [files, ['a'.repeat(151)], 'validation_length_out_of_range', { newFiles: [{ ...file, name: 'a'.repeat(151) }] }],
  [testField('file', { required: true }), '', 'validation_required'],
  [testField('json', { maxSize: 3 }), 'ab', 'validation_json_size_limit'],
  [testField('json', { maxSize: 4 }), 'ab', undefined],
  [testField('json'), () => 1, 'validation_invalid_json'],
  [testField('json'), null, undefined],
  ...[null, '', [], {}].map((empty): Case => [testField('json', { required: true }), empty, 'validation_required']),
  [testField('json', { required: true }), 0, undefined],
  [testField('json', { required: true }), false, undefined],
  [testField('geoPoint', { required: true }), { lon: 0, lat: 0 }, 'validation_required'],
  [testField('geoPoint'), { lon: 0, lat: 90.1 }, 'validation_invalid_latitude'],
  [testField('geoPoint'), { lon: -180.1, lat: 1 }, 'validation_invalid_longitude'],
  [testField('geoPoint'), { lon: 180, lat: -90 }, undefined],
]

describe('the first thing wrong with a value', () => {
  test.each(cases.map(([field, value, code, context]) => ({ field, value, code, context })))('$field.type: $code', async (row) => {
    const { field, value, code, context } = row
    const error = await fieldType(field).checkValue(field, value, testValueContext(context))
    expect(error?.code).toBe(code)
    if (error) expect(error.message).toMatch(/^['"A-Z].*\.$/s)
  })

  test('a limit stands in the sentence and beside it', async () => {
    const date = testField('date', { min: '2022-01-01 10:00:00.120Z' })
    expect(await fieldType(date).checkValue(date, '2022-01-01 00:00:00.000Z', testValueContext())).toEqual({
      code: 'validation_min_greater_equal_than_required',
      message: 'Must be no less than 2022-01-01 10:00:00.12 +0000 UTC.',
      params: { threshold: '2022-01-01T10:00:00.12Z' },
    })
    const text = testField('text', { min: 3 })
    expect(await fieldType(text).checkValue(text, 'a', testValueContext())).toEqual({
      code: 'validation_min_text_constraint',
      message: 'Must be at least 3 character(s).',
      params: { min: 3 },
    })
  })

  test('a file that is not among the values is not looked at', async () => {
    const single = testField('file', { maxSelect: 1, maxSize: 10 })
    const context = testValueContext({ newFiles: [{ ...file, name: 'big.txt', size: 11 }, file] })
    expect(await fieldType(single).checkValue(single, 'a_1.txt', context)).toBeUndefined()
  })
})
