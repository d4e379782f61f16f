import { expect, it } from 'vitest'
import { quote } from './report-lines.ts'

const text = 'Sie war\n  stets   bemüht. '

it('quotes the words of a place with single spaces, in the marks of each language', () => {
  expect(quote(text, { start: 4, end: 24 }, 'de')).toBe('„war stets bemüht“')
  expect(quote(text, { start: 4, end: 24 }, 'en')).toBe('“war stets bemüht”')
})

it('quotes nothing where a place has no words', () => {
  expect(quote(text, { start: 7, end: 10 }, 'de')).toBeUndefined()
})

it('cuts what is too long for a quotation', () => {
  expect(quote('a'.repeat(500), { start: 0, end: 500 }, 'de')).toBe(`„${'a'.repeat(200)}…“`)
})
