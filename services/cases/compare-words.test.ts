import { expect, test } from 'vitest'
import { changedWords } from './compare-words.ts'

const released =
  'Zeugnis\n\nGrund- und Behandlungspflege auf 24 Betten. Ihre Arbeitsweise war stets sorgfältig.\n\nHamburg, 3. Dezember 2026\n\nNuri Leuchtturm'

test.each([
  ['as it was released', released],
  ['with a line that ends at a hyphen', released.replace('Grund- und', 'Grund-\nund')],
  ['with a word parted at the end of a line', released.replace('Arbeitsweise', 'Arbeits-\nweise')],
  ['with a soft hyphen', released.replace('Arbeitsweise', 'Arbeits\u00adweise')],
  ['with page numbers in between', released.replace('Ihre', 'Seite 1 von 2\nIhre')],
  ['with a word parted around a page number', released.replace('Arbeitsweise', 'Arbeits-\n1\nweise')],
  ['below a letterhead and above a stamp', `Musterwerft GmbH\n${released}\nDigital signiert von Nuri Leuchtturm, 30.11.2026`],
  [
    'with a header and a footer on each of two pages',
    `Musterwerft GmbH Kai 1\n${released.replace('Ihre', 'Bank DE12 Seite 1\fMusterwerft GmbH Kai 1\nIhre')}\nBank DE12 Seite 2`,
  ],
  ['with a ligature', released.replace('sorgfältig', 'sorgfa\u0308ltig')],
])('%s it is the same text', (_, found) => {
  expect(changedWords(released, found)).toEqual([])
})

test.each([
  ['a word is missing', released.replace('stets ', ''), { missing: 'stets', added: '' }],
  ['a word came in between', released.replace('war stets', 'war nicht stets'), { missing: '', added: 'nicht' }],
  ['a word became another', released.replace('sorgfältig', 'ordentlich'), { missing: 'sorgfältig', added: 'ordentlich' }],
  ['a day became another', released.replace('3. Dezember', '4. Dezember'), { missing: '3', added: '4' }],
  ['a word came in where a page ends', released.replace('Ihre', 'Leider\fIhre'), { missing: '', added: 'leider' }],
  ['what stands at the edges came in elsewhere', `Nicht hier\n${released.replace('war stets', 'war nicht stets')}`, { missing: '', added: 'nicht' }],
  ['two words changed places', released.replace('war stets', 'stets war'), expect.anything()],
])('it is another when %s', (_, found, change) => {
  expect(changedWords(released, found)).toContainEqual(change)
})

test('a text that has nothing in common with the released one is told as a whole, however long it is', () => {
  const words = Array.from({ length: 200_000 }, (_, at) => `w${at}`).join(' ')
  expect(changedWords(released, words)).toEqual([{ missing: released, added: words }])
})
