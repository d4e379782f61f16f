import { expect, test } from 'vitest'
import { testCollection, testField } from '../../testing/fields.ts'
import { bodyLimitOf, holdsFiles, textLimitOf } from './body-size.ts'

const MiB = 1024 * 1024

test('a body may be larger by what files, json and editors may hold', () => {
  const usual = testCollection('usual', [testField('text'), testField('file'), testField('json'), testField('editor')])
  expect(bodyLimitOf(usual)).toBe((32 + 11) * MiB)
  expect(textLimitOf(usual)).toBe(6 * MiB)
  expect(holdsFiles(usual)).toBe(true)
  const own = testCollection('own', [
    testField('file', { maxSize: 10, maxSelect: 3 }),
    testField('json', { maxSize: 5 }),
    testField('editor', { maxSize: 7 }),
  ])
  expect(bodyLimitOf(own)).toBe(32 * MiB + 42)
})

test('a body has the general limit where there is no collection, or one without such fields', () => {
  for (const collection of [undefined, testCollection('plain', [testField('text')])]) {
    expect(bodyLimitOf(collection)).toBe(32 * MiB)
    expect(textLimitOf(collection)).toBe(0)
    expect(holdsFiles(collection)).toBe(false)
  }
})
