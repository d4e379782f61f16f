import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keyOf } from './fold.ts'
import { placesOf } from './place.ts'
import { wordsOf } from './words.ts'

it('words are runs of letters and figures, umlauts among them', () => {
  expect(wordsOf('Fähig – z. B. C++, SGB 2.')).toEqual([
    { text: 'Fähig', key: 'faehig', start: 0, end: 5 },
    { text: 'z', key: 'z', start: 8, end: 9 },
    { text: 'B', key: 'b', start: 11, end: 12 },
    { text: 'C', key: 'c', start: 14, end: 15 },
    { text: 'SGB', key: 'sgb', start: 19, end: 22 },
    { text: '2', key: '2', start: 23, end: 24 },
  ])
})

it('another kind of text may say what its words are', () => {
  expect(wordsOf('C++ und C#', /[\p{L}+#]+/gu).map(({ key }) => key)).toEqual(['c++', 'und', 'c#'])
})

it('every word stands where it says, and nothing between two words is a letter or figure', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      let from = 0
      for (const word of [...wordsOf(text), { text: '', key: '', start: text.length, end: text.length }]) {
        expect(text.slice(word.start, word.end)).toBe(word.text)
        expect(word.key).toBe(keyOf(word.text))
        expect(text.slice(from, word.start)).not.toMatch(/[\p{L}\p{N}]/u)
        from = word.end
      }
    }),
  )
})

it('places are those of what a pattern finds', () => {
  expect(placesOf('ab cab', /ab/g)).toEqual([
    { start: 0, end: 2 },
    { start: 4, end: 6 },
  ])
})
