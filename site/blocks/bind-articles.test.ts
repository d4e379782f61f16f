import { expect, it } from 'vitest'
import { bindArticles } from './bind-articles.ts'

it.each([
  ['Eine Schnittstelle, ein Schlüssel, ein Fehlerformat', 'Eine Schnittstelle, ein_Schlüssel, ein_Fehlerformat'],
  ['Wie aus Wörtern eine Note wird', 'Wie aus Wörtern eine_Note wird'],
  ['Every statement gets a grade', 'Every statement gets a_grade'],
  ['Kein Wort allein', 'Kein Wort allein'],
])('“%s” keeps short nouns beside their article', (heading, bound) => {
  expect(bindArticles(heading).replaceAll('\u00a0', '_')).toBe(bound)
})
