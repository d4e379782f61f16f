import { expect, it } from 'vitest'
import { arrange } from './bidi.ts'

/** What stands from left to right; words that their font turns are written here as they are read. */
const lay = (...texts: readonly string[]) => arrange(texts.map((text, index) => ({ text, look: index }))).map(({ text }) => text)

it('leaves a line alone that has nothing to turn', () => {
  expect(lay('Frau Иванова (geb. 1990)')).toEqual(['Frau Иванова (geb. 1990)'])
})

it('keeps words of the other direction in one piece within their line', () => {
  expect(lay('Frau محمد العلي (geb. 1990)')).toEqual(['Frau ', 'محمد العلي', ' (geb. 1990)'])
  expect(lay('כהן שרה – zwei Kinder')).toEqual(['כהן שרה', ' – zwei Kinder'])
})

it('turns brackets, hyphens and the order around numbers', () => {
  expect(lay('„שלום (תל אביב) 2024 בע״מ“ GmbH')).toEqual(['„', 'מ', '״', 'בע', ' ', '2024', ' ', '(', 'תל אביב', ')', ' ', 'שלום', '“ GmbH'])
  expect(lay('בן-דוד')).toEqual(['דוד', '-', 'בן'])
})

it('keeps the digits of Arabic numbers in their order', () => {
  expect(lay('شركة ۲۰۲۴')).toEqual(['۲', '۰', '۲', '۴', ' ', 'شركة'])
})

it('parts two scripts in a row, and pieces of different looks', () => {
  expect(lay('כהן محمد')).toEqual(['محمد', ' ', 'כהן'])
  expect(lay('Herr שרה', ' כהן', ' kam')).toEqual(['Herr ', 'כהן', ' ', 'שרה', ' kam'])
})
