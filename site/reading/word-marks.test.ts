import { expect, it } from 'vitest'
import { decidingWords, type MarkedPiece, markedWords, unmarked } from './word-marks.ts'

const none = { before: [], after: [] }
/** Pieces as one text: what is gone in [], what is new in {}, what decides with an exclamation mark. */
const written = (pieces: readonly MarkedPiece[]) =>
  pieces
    .map(({ text, mark, decides }) => (mark ? `${mark === 'gone' ? '[' : '{'}${text}${decides ? '!' : ''}${mark === 'gone' ? ']' : '}'}` : text))
    .join('')

it('marks the words that only one wording has, and no space beside them', () => {
  const { before, after } = markedWords({ before: 'Sie war stets sehr sorgfältig.', after: 'Sie war sorgfältig und flink.' }, none)
  expect(written(before)).toBe('Sie war [stets sehr] sorgfältig.')
  expect(written(after)).toBe('Sie war sorgfältig {und flink}.')
})

it('loses no letter of either text, and says nothing of other line breaks', () => {
  const texts = { before: 'Er löst\nAufgaben zu unserer\nvollen Zufriedenheit.', after: 'Er löst Aufgaben zu unserer vollsten Zufriedenheit.' }
  const { before, after } = markedWords(texts, none)
  expect([before, after].map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual([texts.before, texts.after])
  expect(written(before)).toBe('Er löst\nAufgaben zu unserer\n[vollen] Zufriedenheit.')
})

it('marks a day that differs as one', () => {
  const { before, after } = markedWords({ before: 'Meppen, 28. Februar 2025', after: 'Meppen, 30. Juni 2026' }, none)
  expect([written(before), written(after)]).toEqual(['Meppen, [28. Februar 2025]', 'Meppen, {30. Juni 2026}'])
})

it('cuts through no day and no number, and takes a day that is only written otherwise for no difference', () => {
  const days = markedWords({ before: 'Er ging zum 30.06.2026.', after: 'Er ging zum 30.09.2026.' }, none)
  expect([written(days.before), written(days.after)]).toEqual(['Er ging zum [30.06.2026].', 'Er ging zum {30.09.2026}.'])
  const same = markedWords({ before: 'Er ging am 02.09.2026 oft.', after: 'Er ging am 2. September 2026 oft.' }, none)
  expect([written(same.before), written(same.after)]).toEqual(['Er ging am 02.09.2026 oft.', 'Er ging am 2. September 2026 oft.'])
  const sums = markedWords({ before: '4,2 Mio. Euro', after: '2,4 Mio. Euro' }, none)
  expect([written(sums.before), written(sums.after)]).toEqual(['[4,2] Mio. Euro', '{2,4} Mio. Euro'])
})

it('marks what moves the grade once more, also within longer differences', () => {
  const texts = { before: 'Sie geht, was wir sehr bedauern.', after: 'Sie geht.' }
  const start = texts.before.indexOf('sehr')
  expect(written(markedWords(texts, { before: [{ start, end: start + 4 }], after: [] }).before)).toBe('Sie geht[, was wir ][sehr!][ bedauern].')
})

it('marks nothing else of a sentence that was rewritten', () => {
  const { before, after } = decidingWords({ before: 'Er war stets da.', after: 'Wir sahen ihn oft.' }, { before: [{ start: 7, end: 12 }], after: [] })
  expect([written(before), written(after)]).toEqual(['Er war [stets!] da.', 'Wir sahen ihn oft.'])
})

it('leaves the sign of a list away', () => {
  expect(unmarked('- Einkauf')).toEqual([{ text: 'Einkauf' }])
  expect(unmarked(null)).toBeNull()
  expect(written(markedWords({ before: '- Einkauf', after: '• Einkauf und Lager' }, none).after)).toBe('Einkauf{ und Lager}'.replace('{ ', ' {'))
})

it('marks nothing of sentences that share hardly a word, however long they are', () => {
  const long = (word: string) => Array.from({ length: 400 }, (_, index) => `${word}${index}`).join(' ')
  const { before, after } = markedWords({ before: long('a'), after: long('b') }, none)
  expect([before, after].map((pieces) => pieces.map(({ mark }) => mark))).toEqual([[undefined], [undefined]])
})
