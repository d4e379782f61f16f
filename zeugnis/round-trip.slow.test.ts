import { describe, expect, it } from 'vitest'
import { isWhole } from '../tests/support/extent.ts'
import { analyse, generate, type ReferenceAnalysis, type ZeugnisSpec } from './index.ts'
import { roles } from './lexicon/roles/find-role.ts'
import { type Grade, grades } from './model/grade.ts'

const kinds = ['qualifiziert', 'vorlaeufig', 'zwischen', 'ausbildung'] as const
const people: readonly ZeugnisSpec['person'][] = [
  { address: 'frau', firstName: 'Ines', lastName: 'Klaas' },
  { address: 'herr', firstName: 'Jonas', lastName: 'Voss', title: 'Dr.' },
  { address: 'name', firstName: 'Alex', lastName: 'Petersen' },
]

function specFor(role: (typeof roles)[number], kind: ZeugnisSpec['kind'], overall: Grade, person: ZeugnisSpec['person']): ZeugnisSpec {
  return {
    kind,
    language: 'de',
    person,
    employer: { name: 'Beispiel GmbH', city: 'Hamburg' },
    job: { title: role.titles.de[person.address], role: role.slug },
    from: '2019-03-01',
    to: '2026-10-31',
    issued: '2026-10-31',
    tasks: role.tasks.map(({ de }) => de),
    overall,
    reason: 'eigenerWunsch',
    leads: true,
    meetsThirdParties: true,
    trained: true,
    occasion: 'fuehrungswechsel',
    signers: [{ name: 'Ute Hansen', position: 'Geschäftsführerin' }],
  }
}

function read(text: string, role: string): ReferenceAnalysis {
  const analysis = analyse(text, role)
  if (!analysis.isReference) throw new Error(`${analysis.problem}: ${text}`)
  return analysis
}

/** Between two commits one form of address for each role and grade, in turn. */
const peopleFor = (turn: number) => people.filter((_, at) => isWhole || at === turn % people.length)

describe.each(kinds)('every role, grade and form of address, kind %s', (kind) => {
  it.each(grades)('written with grade %i is read with it', (grade) => {
    for (const [at, role] of roles.entries()) {
      for (const person of peopleFor(at + grade)) {
        const letter = generate(specFor(role, kind, grade, person), role.slug.length + grade)
        const about = `${role.slug} ${person.address}\n${letter.plainText}`
        const analysis = read(letter.plainText, role.slug)
        expect([analysis.kind, analysis.overall.grade, analysis.performance.grade, analysis.conduct.grade], about).toEqual([
          kind,
          grade,
          grade,
          grade,
        ])
        expect(analysis.contradictions, about).toEqual([])
        expect(
          analysis.defects.map(({ code }) => code),
          about,
        ).toEqual([])
        expect(
          analysis.missingParts.map(({ part }) => part).filter((part) => part !== 'schlussformel' || grade < 5),
          about,
        ).toEqual([])
        const written = letter.parts.flatMap(({ sentences }) => sentences)
        const open = analysis.sentences
          .filter(({ section }) => section === 'beurteilung')
          .map((sentence) => ({ text: letter.plainText.slice(sentence.start, sentence.end), read: sentence.grade }))
          .filter(({ text, read }) => read !== (written.find((one) => one.text === text)?.grade ?? grade))
        expect(open, about).toEqual([])
        expect(analysis.missingExpectations, about).toEqual([])
      }
    }
  })
})

it.each(grades)('the closing formula of grade %i is read with it, or as no statement', (grade) => {
  const [role] = roles
  if (!role) throw new Error('no roles')
  for (const kind of ['qualifiziert', 'zwischen'] as const)
    for (let seed = 0; seed < 10; seed += 1) {
      const { plainText } = generate(specFor(role, kind, grade, { address: 'frau', firstName: 'Ines', lastName: 'Klaas' }), seed)
      const { closing } = read(plainText, role.slug)
      expect(closing.grade === null ? grade : closing.grade, plainText.slice(-400)).toBe(grade)
    }
})
