import { describe, expect, it } from 'vitest'
import type { ZeugnisSpec } from '../model/spec.ts'
import { english } from './english/letter-language.ts'
import { generateIn } from './generate.ts'
import { german } from './german/letter-language.ts'
import { withOwnWords } from './own-words.ts'
import { sentencesOfOtherTense } from './tense-of-sentence.ts'

const spec: ZeugnisSpec = {
  ...{
    kind: 'zwischen',
    language: 'de',
    person: { address: 'frau', firstName: 'Ina', lastName: 'Wolf' },
    employer: { name: 'Hof Elbe', city: 'Hamburg' },
  },
  ...{ job: { title: 'Gärtnerin' }, from: '2019-03-01', issued: '2026-10-31', tasks: ['Pflege der Beete'], overall: 2, occasion: 'versetzung' },
  signers: [{ name: 'Ute Hansen', position: 'Inhaberin' }],
}

function found(sentence: string, more: Partial<ZeugnisSpec> = {}): string[] {
  const language = more.language === 'en' ? english : german
  const letter = generateIn(language, { ...spec, ...more }, 1)
  const id = letter.parts.find(({ part }) => part === 'leistung')?.sentences[0]?.phraseId ?? ''
  const own = { [id]: sentence }
  return sentencesOfOtherTense(withOwnWords(letter, own), own, language)
}

describe('a sentence written by hand', () => {
  it.each([
    ['Frau Wolf arbeitete stets sorgfältig.', 'past'],
    ['Sie verfügte über gute Kenntnisse der Stauden.', 'past'],
    ['Sie packte überall mit an.', 'past'],
    ['Frau Wolf half gern aus.', 'past'],
    ['In der Saison, wenn viel los war, blieb sie ruhig, und sie gab acht auf den Rasen.', 'past'],
    ['Frau Wolf arbeitet stets sorgfältig.', 'present'],
    ['Frau Wolf hilft gern aus.', 'present'],
    ['Sie ist sehr zuverlässig.', 'present'],
  ] as const)('„%s“ is of another tense than a letter that is not in the %s', (sentence, tense) => {
    expect(found(sentence)).toEqual(tense === 'past' ? [sentence] : [])
    expect(found(sentence, { kind: 'qualifiziert', to: '2026-10-31' })).toEqual(tense === 'past' ? [] : [sentence])
  })

  it('is taken for one that looks back in the perfect tense, not for the present of its auxiliary', () => {
    expect(found('Frau Wolf hat die Arbeiten mit großem Fleiß erledigt.', { kind: 'qualifiziert', to: '2026-10-31' })).toEqual([])
    expect(found('Sie hat den Rosengarten 2024 neu angelegt und ihn allein gepflegt.')).toEqual([])
    expect(found('Sie hat den Rosengarten 2024 neu angelegt, ohne dass jemand half.', { kind: 'qualifiziert', to: '2026-10-31' })).toEqual([])
  })

  it('is not asked for where it has no verb that is known', () => {
    expect(found('Große Klasse!')).toEqual([])
  })

  it('is read in English too', () => {
    expect(found('Ms Wolf worked with great care.', { language: 'en' })).toHaveLength(1)
    expect(found('Ms Wolf works with great care.', { language: 'en' })).toEqual([])
  })
})
