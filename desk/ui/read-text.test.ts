import { expect, it } from 'vitest'
import { readText } from './read-text.ts'

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)])

it.each([
  ['UTF-8', new Blob(['Müller']), 'Müller', false],
  ['UTF-8 with a mark', new Blob(['\ufeffMü']), 'Mü', false],
  ['UTF-16, little end first', bytes(0xff, 0xfe, 0x4d, 0, 0xfc, 0), 'Mü', false],
  ['UTF-16, big end first', bytes(0xfe, 0xff, 0, 0x4d, 0, 0xfc), 'Mü', false],
  ['Windows-1252', bytes(0x4d, 0xfc, 0x80), 'Mü€', true],
])('%s is read', async (_, file, text, isGuessed) => {
  expect(await readText(file)).toEqual({ text, isGuessed })
})
