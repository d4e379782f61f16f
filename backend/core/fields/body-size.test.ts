import { expect, test } from 'vitest'
import { testField } from '../../testing/fields.ts'
import { bodySizeOf } from './body-size.ts'

const MiB = 1024 * 1024

test('a body may be larger by what files, json and editors may hold', () => {
  expect(bodySizeOf([testField('text'), testField('file'), testField('json'), testField('editor')])).toBe(11 * MiB)
  expect(bodySizeOf([testField('file', { maxSize: 10, maxSelect: 3 }), testField('json', { maxSize: 5 }), testField('editor', { maxSize: 7 })])).toBe(
    42,
  )
})
