import { describe, expect, it } from 'vitest'
import { isWhole } from '../../tests/support/extent.ts'
import { generate } from '../index.ts'
import { englishTiring } from '../lexicon/english/tiring.ts'
import { germanTiring } from '../lexicon/german/tiring.ts'
import type { Grade } from '../model/grade.ts'
import type { Language, ZeugnisSpec } from '../model/spec.ts'
import { MOST_OF_A_WORD, topWordsOf } from './repetition.ts'

const SEEDS = isWhole ? 200 : 60
const spec: ZeugnisSpec = {
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'frau', firstName: 'Katharina', lastName: 'Brandt' },
  employer: { name: 'Hansen Kühllogistik GmbH', city: 'Hamburg' },
  job: { title: 'Köchin', role: 'koch-in' },
  from: '2019-03-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  tasks: ['Planung der Karte'],
  reason: 'eigenerWunsch',
  overall: 1,
  leads: true,
  meetsThirdParties: true,
  trained: true,
  signers: [{ name: 'Ute Hansen', position: 'Geschäftsführerin' }],
}

const sentencesOf = (language: Language, overall: Grade, seed: number) =>
  generate({ ...spec, language, overall }, seed).parts.flatMap(({ sentences }) => sentences.filter(({ grade }) => grade !== undefined))

describe.each(['de', 'en'] as const)('letters of many seeds (%s)', (language) => {
  it.each([1, 2, 3] as const)('repeat no top word in neighbouring sentences and none more than three times, grade %i', (grade) => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const words = sentencesOf(language, grade, seed).map(({ text }) => topWordsOf(text, language === 'de' ? germanTiring : englishTiring))
      const all = words.flat()
      for (const word of new Set(all)) expect(all.filter((one) => one === word).length, `${seed} ${word}`).toBeLessThanOrEqual(MOST_OF_A_WORD)
      for (const [at, own] of words.entries())
        expect(
          own.filter((word) => words[at - 1]?.includes(word)),
          `${seed} ${at}`,
        ).toEqual([])
    }
  })

  it('use many wordings', () => {
    const used = new Set(Array.from({ length: SEEDS }, (_, seed) => sentencesOf(language, 2, seed).map(({ phraseId }) => phraseId)).flat())
    expect(used.size).toBeGreaterThan(25)
  })

  it('name the person at the beginning of each paragraph that has such a wording', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const parts = generate({ ...spec, language, overall: 2 }, seed).parts.filter(({ part }) => part === 'leistung' || part === 'sozialverhalten')
      for (const { sentences } of parts) expect(sentences[0]?.text).toContain('Brandt')
    }
  })
})

it('no verb with its particle ends two sentences of a letter', () => {
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const ends = sentencesOf('de', 4, seed).filter(({ text }) => /\bkam\b.*\bnach\.$/.test(text))
    expect(ends.length, `${seed}`).toBeLessThanOrEqual(1)
  }
})

it.each([1, 2, 3, 4, 5] as const)('a letter without Frau or Herr repeats the name no oftener than it must, grade %i', (overall) => {
  const person = { address: 'name', firstName: 'Kim', lastName: 'Öztürk' } as const
  for (let seed = 0; seed < 20; seed += 1) {
    const { plainText } = generate({ ...spec, person, leads: false, trained: false, job: { title: 'Sachbearbeitung' }, overall }, seed)
    expect(plainText.split('Kim Öztürk').length - 1, plainText).toBeLessThanOrEqual(8)
  }
})
