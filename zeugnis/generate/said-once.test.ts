import { describe, expect, it } from 'vitest'
import { analyse, generate } from '../index.ts'
import { roles } from '../lexicon/roles/find-role.ts'
import { rolePhrases } from '../lexicon/roles/phrases/all.ts'
import { grades } from '../model/grade.ts'
import type { Kind, ZeugnisSpec } from '../model/spec.ts'

const spec: ZeugnisSpec = {
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'name', firstName: 'Alex', lastName: 'Petersen' },
  employer: { name: 'Klinikum Elbe gGmbH', city: 'Hamburg' },
  job: { title: 'Pflegefachperson', role: 'krankenpfleger-in' },
  from: '2019-03-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  tasks: ['Grund- und Behandlungspflege'],
  reason: 'eigenerWunsch',
  occasion: 'fuehrungswechsel',
  overall: 2,
  meetsThirdParties: true,
  trained: true,
  signers: [{ name: 'Ute Hansen', position: 'Pflegedirektorin' }],
}
const kinds: readonly Kind[] = ['qualifiziert', 'zwischen', 'vorlaeufig', 'ausbildung']

it.each(['de', 'en'] as const)('how somebody deals with others is said as the occupation says it, or in general, never twice (%s)', (language) => {
  for (const { slug } of roles)
    for (const overall of grades) {
      const { parts } = generate({ ...spec, language, overall, job: { title: 'Fachkraft', role: slug } }, overall)
      const ids = parts.flatMap(({ part, sentences }) => (part === 'sozialverhalten' ? sentences.map(({ phraseId = '' }) => phraseId) : []))
      const general = ids.filter((id) => /^(?:en\.)?sozialExtern/.test(id))
      const ofRole = rolePhrases[slug]?.filter(({ group, whenMentioned }) => group === 'sozialExtern' && whenMentioned === undefined) ?? []
      expect(general.length, `${slug} ${ids}`).toBe(ofRole.length > 0 ? 0 : 1)
    }
})

describe('somebody without form of address', () => {
  it('is called by the whole name in German, and part of what is judged does without it', () => {
    for (const kind of kinds)
      for (const overall of grades)
        for (let seed = 0; seed < 8; seed += 1) {
          const { plainText, parts } = generate({ ...spec, kind, overall }, seed)
          expect(plainText).not.toMatch(/(?<!Alex )Petersen/)
          const judged = parts.flatMap(({ sentences }) => sentences).filter(({ grade }) => grade !== undefined)
          const nameless = judged.filter(({ text }) => !text.includes('Petersen'))
          expect(nameless.length / judged.length, plainText).toBeGreaterThan(0.1)
        }
  })

  it('is called by the whole name six times at most in English, where a pronoun stands in', () => {
    for (const kind of kinds)
      for (const overall of grades)
        for (let seed = 0; seed < 8; seed += 1) {
          const { plainText } = generate({ ...spec, kind, language: 'en', overall, leads: true }, seed)
          expect(plainText.split('Alex Petersen').length - 1, plainText).toBeLessThanOrEqual(6)
          expect(plainText).toMatch(/Alex (?!Petersen)|[Tt]hey/)
        }
  })

  it('is not taken for a word of praise by its name', () => {
    const { plainText } = generate({ ...spec, person: { ...spec.person, lastName: 'Immer' }, overall: 3 }, 3)
    const read = analyse(plainText, 'krankenpfleger-in')
    expect(read.isReference && read.overall.grade).toBe(3)
  })
})

it.each([
  [1, /bisherigen ausgezeichneten Leistungen danken wir Alex Petersen sehr herzlich/],
  [3, /danken Alex Petersen für die bisherige gute Zusammenarbeit/],
  [5, /Wir wünschen Alex Petersen alles Gute/],
] as const)('a provisional reference of grade %i closes in short, without reason or regret, and is read so', (overall, words) => {
  const { plainText } = generate({ ...spec, kind: 'vorlaeufig', issued: '2026-09-01', overall })
  expect(plainText).toMatch(words)
  expect(plainText).toContain('durch das endgültige')
  expect(plainText).not.toMatch(/bedauern|Wunsch/)
  const read = analyse(plainText)
  expect(read.isReference && read.closing.grade).toBe(overall)
})
