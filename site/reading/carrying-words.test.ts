import { expect, it } from 'vitest'
import { type Grade, generate, grades, type ZeugnisSpec } from '#zeugnis'
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

const spec: ZeugnisSpec = {
  ...{ kind: 'qualifiziert', language: 'de', person: { address: 'frau', firstName: 'Ina', lastName: 'Wolf' }, overall: 2, reason: 'eigenerWunsch' },
  ...{ employer: { name: 'Beispiel GmbH', city: 'Hamburg' }, job: { title: 'Gärtnerin' }, tasks: ['Pflege der Beete'] },
  ...{ from: '2019-03-01', to: '2026-10-31', issued: '2026-10-31', signers: [{ name: 'Ute Hansen', position: 'Inhaberin' }] },
}

it.each(grades.filter((grade) => grade < 5))('of a closing at grade %i it marks words, not sentences', (overall) => {
  const closings = Array.from({ length: 24 }, (_, seed) =>
    generate({ ...spec, overall }, seed).parts.flatMap(({ part, sentences }) => (part === 'schluss' ? sentences : [])),
  ).flat()
  const graded = closings.flatMap(({ text, grade }) => (grade ? [{ text, words: carried(text, grade) }] : []))
  expect(graded).not.toEqual([])
  expect(graded.filter(({ text, words }) => words.join('').length > 0.6 * text.length)).toEqual([])
})
