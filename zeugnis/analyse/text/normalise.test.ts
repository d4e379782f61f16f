import { expect, it } from 'vitest'
import { normalise } from './normalise.ts'
import { sentences } from './sentences.ts'

it.each([
  ['Zufrie\u00addenheit', 'Zufriedenheit'],
  ['e\ufb03zient', 'effizient'],
  ['Zufrieden-\nheit', 'Zufriedenheit'],
  ['Kunden- und Lagerpflege', 'Kunden- und Lagerpflege'],
  ['Kunden-\nund Lagerpflege', 'Kunden-\nund Lagerpflege'],
  ['Mu\u0308ller', 'Mueller'],
  ['größte, groesste, grösste, daß', 'groesste, groesste, groesste, dass'],
  ['zuverlÃ¤ssig', 'zuverlaessig'],
  ['Z E U G N I S\n\nSie', 'ZEUGNIS\n\nSie'],
  ['Sie war stets\r\n- 2 -\r\nzuverl\u00e4ssig.', 'Sie war stets\nzuverlaessig.'],
  ['§\u00a0109', '§ 109'],
  ['a\r\nb\rc', 'a\nb\nc'],
])('%j', (given, expected) => {
  const { text, origin } = normalise(given)
  expect(text).toBe(expected)
  expect(origin).toHaveLength(text.length + 1)
  expect(origin.at(-1)).toBe(given.length)
})

it('reads a megabyte', () => {
  const given = 'Sie arbeitete stets sorgfältig und zuver-\nlässig. '.repeat(20_000)
  expect(sentences(normalise(given))).toHaveLength(20_000)
})
