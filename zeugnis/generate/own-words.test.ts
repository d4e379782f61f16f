import { expect, it } from 'vitest'
import { generate } from '../index.ts'
import { withOwnWords } from './own-words.ts'

const letter = generate({
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'frau', firstName: 'Katharina', lastName: 'Brandt' },
  employer: { name: 'Hansen Kühllogistik GmbH', city: 'Hamburg' },
  job: { title: 'Teamleiterin' },
  from: '2019-03-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  tasks: ['Planung der Touren'],
  overall: 2,
  signers: [{ name: 'Ute Hansen', position: 'Geschäftsführerin' }],
})
const sentence = letter.parts.flatMap(({ sentences }) => sentences).find(({ dimension }) => dimension === 'arbeitsweise')

it('a sentence of one’s own stands in the place of the suggestion, in the text as well, with the grade that is meant', () => {
  const own = withOwnWords(letter, { [sentence?.phraseId ?? '']: ' Frau Brandt plante jede Tour selbst. ' })
  expect(own.plainText).toContain('Frau Brandt plante jede Tour selbst.')
  expect(own.plainText).not.toContain(sentence?.text)
  expect(own.parts.flatMap(({ sentences }) => sentences)).toContainEqual({ ...sentence, text: 'Frau Brandt plante jede Tour selbst.' })
})

it('without words, or for a phrase that the letter does not have, it stays as it is', () => {
  expect(withOwnWords(letter, {})).toEqual(letter)
  expect(withOwnWords(letter, { [sentence?.phraseId ?? '']: ' ', 'gesamt.5.1': 'Nichts.' })).toEqual(letter)
})
