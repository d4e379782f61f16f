import { expect, it } from 'vitest'
import type { Grade } from '#zeugnis'
import { carryingWords } from './carrying-words.ts'

function carried(text: string, grade: Grade, locale: 'de' | 'en' = 'de'): string[] {
  return carryingWords(text, grade, locale).map(({ start, end }) => text.slice(start, end))
}

it.each([
  ['Frau Özdemir erledigte alle Aufgaben stets zu unserer vollsten Zufriedenheit.', 1, ['stets zu unserer vollsten Zufriedenheit']],
  ['Ihre Arbeitsweise war jederzeit strukturiert, effizient und zuverlässig.', 2, ['jederzeit strukturiert, effizient und zuverlässig']],
  ['Sie vertrat unser Haus jederzeit gut und war bei unserer Kundschaft stets geschätzt.', 2, ['jederzeit gut', 'stets geschätzt']],
  ['Sie arbeitete mit äußerstem Engagement für unsere Ziele.', 1, ['äußerstem Engagement']],
  ['Ihre Arbeitsweise entsprach den Anforderungen.', 4, ['entsprach']],
  ['Sie bemühte sich um eine sorgfältige und termingerechte Arbeitsweise.', 5, ['bemühte']],
] as const)('“%s” is grade %i by its own words', (text, grade, words) => {
  expect(carried(text, grade)).toEqual(words)
})

it('marks the whole sentence where no word stands out, and in English', () => {
  expect(carried('Das Arbeitsverhältnis endet.', 5)).toEqual(['Das Arbeitsverhältnis endet.'])
  expect(carried('Their work was excellent.', 1, 'en')).toEqual(['Their work was excellent.'])
})
