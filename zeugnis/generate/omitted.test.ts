import { expect, it } from 'vitest'
import { generate } from '../index.ts'
import type { ZeugnisSpec } from '../model/spec.ts'
import { omittedFrom, placeOfPhrase, withoutSentences } from './omitted.ts'

const spec: ZeugnisSpec = {
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'frau', firstName: 'Ina', lastName: 'Wolf' },
  employer: { name: 'Windpark Nord GmbH', city: 'Husum' },
  job: { title: 'Projektmanagerin', role: 'projektmanager-in' },
  from: '2020-03-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  tasks: ['Planung von Windparks'],
  overall: 2,
  signers: [{ name: 'Ute Hansen', position: 'Inhaberin' }],
}
const idsOf = (letter: ReturnType<typeof generate>) => letter.parts.flatMap(({ sentences }) => sentences.flatMap(({ phraseId }) => phraseId ?? []))

it('leaves out a sentence whatever its grade, wording and language', () => {
  const [id = ''] = idsOf(generate(spec, 1)).filter((one) => one.startsWith('projektmanager-in.'))
  const place = placeOfPhrase(id)
  for (const language of ['de', 'en'] as const)
    for (const overall of [1, 3, 5] as const)
      for (const seed of [1, 2]) {
        const letter = generate({ ...spec, language, overall }, seed)
        const shorter = withoutSentences(letter, [place])
        const [{ text = '' } = {}, ...others] = omittedFrom(letter, [place])
        expect(others).toEqual([])
        expect(letter.plainText).toContain(text)
        expect(shorter.plainText).not.toContain(text)
        expect(idsOf(shorter)).toHaveLength(idsOf(letter).length - 1)
      }
})

it('leaves out a part with the last of its sentences, and nothing where nothing is named', () => {
  const letter = generate(spec, 1)
  expect(withoutSentences(letter, ['gesamt']).parts.map(({ part }) => part)).not.toContain('gesamtbeurteilung')
  expect(withoutSentences(letter, []).plainText).toBe(letter.plainText)
})
