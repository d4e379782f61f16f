import { expect, it } from 'vitest'
import { markSentence } from './mark-sentence.ts'

it('marks the words that carry the grade, and names the techniques by their words', () => {
  expect(markSentence('Frau Muster erledigte alle Aufgaben stets zu unserer vollsten Zufriedenheit.')).toMatchObject({
    grade: 1,
    tone: 'sound',
    before: 'Frau Muster erledigte alle Aufgaben ',
    after: '.',
    techniques: [
      { name: 'time-factor', words: 'stets' },
      { name: 'superlative', words: 'vollsten Zufriedenheit' },
    ],
  })
})

it('marks grade 3 and what is below differently', () => {
  expect(markSentence('Herr Muster arbeitete sorgfältig, selbstständig und zielorientiert.').tone).toBe('mid')
  expect(markSentence('Seine Leistungen entsprachen unseren Erwartungen.').tone).toBe('bad')
})

it('grades a sentence of the closing by its warmth', () => {
  const { grade, tone } = markSentence('Wir danken ihr für die Mitarbeit und wünschen ihr alles Gute.')
  expect([grade, tone]).toEqual([4, 'bad'])
})
