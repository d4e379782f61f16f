import { describe, expect, it } from 'vitest'
import { analyse, generate } from '../index.ts'
import type { ReferenceAnalysis } from '../model/analysis.ts'
import { grades } from '../model/grade.ts'
import type { ZeugnisSpec } from '../model/spec.ts'

const spec: ZeugnisSpec = {
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'herr', firstName: 'Jonas', lastName: 'Voss', title: 'Dr.' },
  employer: { name: 'Beispiel GmbH', city: 'Hamburg' },
  job: { title: 'Ingenieur', role: 'ingenieur-in' },
  from: '2019-03-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  tasks: ['Auslegung von Pumpen', 'Prüfung der Abnahmen'],
  overall: 2,
  leads: true,
  meetsThirdParties: true,
  trained: true,
  signers: [{ name: 'Ute Hansen', position: 'Geschäftsführerin' }],
}

function reference(text: string): ReferenceAnalysis {
  const analysis = analyse(text)
  if (!analysis.isReference) throw new Error(`${analysis.problem}: ${text}`)
  return analysis
}

it.each(grades)('a letter written with grade %i is read with it, sentence by sentence, for twenty seeds', (grade) => {
  for (let seed = 0; seed < 20; seed += 1) {
    const letter = generate({ ...spec, overall: grade }, seed)
    const read = reference(letter.plainText)
    for (const { sentences } of letter.parts.filter(({ part }) => ['leistung', 'fuehrung', 'gesamtbeurteilung', 'sozialverhalten'].includes(part))) {
      for (const { text } of sentences)
        expect(read.sentences.find(({ start, end }) => letter.plainText.slice(start, end) === text)?.grade, text).toBe(grade)
    }
  }
})

it('says where the words stood in the text as given, also when they were broken over lines', () => {
  const given =
    'Arbeitszeugnis\n\nFrau Muster war vom 1. März 2020 bis zum 30. April 2024 bei uns tätig. Sie arbeitete je-\nderzeit sorg\u00adfältig. Danach ging sie.'
  const passage = reference(given).sentences.find(({ dimension }) => dimension === 'arbeitsweise')
  expect(passage?.grade).toBe(2)
  expect(passage?.marks.map(({ start, end }) => given.slice(start, end))).toEqual(['je-\nderzeit'])
  expect(passage?.evidence.map(({ start, end }) => given.slice(start, end))).toEqual(['sorg\u00adfältig'])
})

describe('a letter of the generator', () => {
  it.each(grades)('with overall grade %i is read with it as a whole', (grade) => {
    const read = reference(generate({ ...spec, overall: grade }, grade).plainText)
    expect(read).toMatchObject({ kind: 'qualifiziert', tense: 'past', contradictions: [] })
    expect(read.overall).toEqual({ grade, confidence: 'high' })
    expect(read.performance.grade).toBe(grade)
    expect(read.conduct.grade).toBe(grade)
  })

  it.each(['einfach', 'qualifiziert', 'vorlaeufig', 'zwischen', 'ausbildung'] as const)('of kind %s is known as such', (kind) => {
    expect(reference(generate({ ...spec, kind, occasion: 'versetzung' }).plainText).kind).toBe(kind)
  })

  it('that contradicts itself is told so', () => {
    const read = reference(generate({ ...spec, overall: 1, grades: { arbeitsweise: 4 } }).plainText)
    // The general sentence and that of the occupation.
    expect(read.contradictions.length).toBeGreaterThan(0)
    for (const one of read.contradictions) expect(one).toMatchObject({ dimension: 'arbeitsweise', grade: 4, summary: 1, basis: { kind: 'custom' } })
  })
})

describe('what is no German reference', () => {
  it.each([
    ['', 'unknown', 'empty'],
    [' \n ', 'unknown', 'empty'],
    ['12345 67890', 'unknown', 'other-language'],
    ['Ms Sample was employed by our company and her work was always very good for us.', 'en', 'other-language'],
    ['Rechnung Nr. 17 vom 3. Mai 2026. Wir danken für den Auftrag und berechnen Ihnen für die Lieferung 300 Euro.', 'de', 'no-reference'],
    ['Es war einmal ein König, der hatte eine Tochter, und sie war schön und gut und stets freundlich zu den Gästen.', 'de', 'no-reference'],
  ])('%j', (text, language, problem) => {
    expect(analyse(text)).toEqual({ isReference: false, language, problem })
  })

  it('reads a megabyte of anything', () => {
    expect(analyse('Sie war stets gut. '.repeat(55_000)).isReference).toBe(false)
    expect(analyse('a'.repeat(2 ** 20)).isReference).toBe(false)
    expect(analyse('.-'.repeat(2 ** 19)).isReference).toBe(false)
  })
})
