import { expect, test } from 'vitest'
import { markedWords } from '../../reading/word-marks.ts'
import { mergedSentence } from './merged-sentence.ts'

/** `[-gone-]` and `[+new+]` among the words of both. */
function merged(before: string, after: string): string | undefined {
  const pieces = markedWords({ before, after }, { before: [], after: [] })
  return mergedSentence(pieces.before, pieces.after)
    ?.map(({ text, mark }) => (mark ? `[${mark === 'gone' ? '-' : '+'}${text}${mark === 'gone' ? '-' : '+'}]` : text))
    .join('')
}

test('words that are gone stand among those that stayed', () => {
  expect(merged('Sie arbeitete jederzeit sehr sorgfältig und zuverlässig.', 'Sie arbeitete sorgfältig und zuverlässig.')).toBe(
    'Sie arbeitete [-jederzeit sehr-] sorgfältig und zuverlässig.',
  )
})

test('what took the place of other words stands behind them', () => {
  expect(
    merged('Sie war stets zu unserer vollsten Zufriedenheit bei uns tätig.', 'Sie war stets zu unserer vollen Zufriedenheit bei uns tätig.'),
  ).toBe('Sie war stets zu unserer [-vollsten-] [+vollen+] Zufriedenheit bei uns tätig.')
})

test('what was added before a sign or at the end keeps its place', () => {
  expect(merged('Sie verlässt unser Unternehmen auf eigenen Wunsch.', 'Sie verlässt unser Unternehmen auf eigenen Wunsch, leider.')).toBe(
    'Sie verlässt unser Unternehmen auf eigenen Wunsch[+, leider+].',
  )
})

test('a sentence beside nothing, and one with more other words than its own, are not merged', () => {
  expect(mergedSentence([{ text: 'Prüfung der Rechnungen' }], null)).toBeNull()
  expect(merged('Sie war immer pünktlich.', 'Sie hat alle ihre Aufgaben bestens erfüllt.')).toBeUndefined()
})
