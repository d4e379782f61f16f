import { describe, expect, test } from 'vitest'
import { analyse, generate, gradeSentence } from '../../index.ts'
import type { Address, ZeugnisSpec } from '../../model/spec.ts'

const words = [
  'Immer',
  'Mühe',
  'Sehr',
  'Kein',
  'Ohne',
  'Bestens',
  'Danke',
  'Kunde',
  'Gut',
  'Selten',
  'de Vries',
  'van der Berg',
  'O’Brien',
  'zu Guttenberg',
]

function specOf(lastName: string, address: Address, overall: 1 | 4): ZeugnisSpec {
  return {
    kind: 'qualifiziert',
    language: 'de',
    person: { address, firstName: 'Kim', lastName },
    employer: { name: 'Nordwerk GmbH', city: 'Kiel' },
    job: { title: 'Buchhaltung', role: 'buchhalter-in' },
    from: '2019-03-01',
    to: '2025-09-30',
    issued: '2025-09-30',
    tasks: ['Rechnungen prüfen', 'Konten abstimmen'],
    overall,
    meetsThirdParties: true,
    reason: 'eigenerWunsch',
    signers: [{ name: 'A. Peters', position: 'Geschäftsführung' }],
  }
}

function readingOf(lastName: string, address: Address, overall: 1 | 4) {
  const read = analyse(generate(specOf(lastName, address, overall), 7).plainText)
  if (!read.isReference) return read
  const { sentences, missingParts, missingExpectations, defects, overall: whole, doubts } = read
  return { grades: sentences.map(({ grade }) => grade), missingParts, missingExpectations, defects: defects.map(({ code }) => code), whole, doubts }
}

describe('Somebody who is called by a word of the language', () => {
  test.each((['frau', 'herr', 'name'] as const).flatMap((address) => ([1, 4] as const).map((overall) => ({ address, overall }))))(
    'has a letter read as that of Muster (%o)',
    ({ address, overall }) => {
      const usual = readingOf('Muster', address, overall)
      for (const word of words) expect([word, readingOf(word, address, overall)]).toEqual([word, usual])
    },
  )

  test('is praised by what is said of the person and not by the name', () => {
    expect(gradeSentence('Frau Immer zeigte Einsatzbereitschaft.').grade).toBe(3)
    expect(gradeSentence('Herr Dr. Mühe arbeitete stets zuverlässig.').grade).toBe(2)
    expect(gradeSentence('Frau Immers Leistungen waren gut.').grade).toBe(gradeSentence('Frau Musters Leistungen waren gut.').grade)
  })

  test('keeps the words of the others: who works always, is always meant', () => {
    expect(gradeSentence('Frau Muster arbeitete immer zuverlässig.').grade).toBe(2)
    expect(gradeSentence('Auch in schwierigen Situationen blieb er stets Herr der Lage.').grade).toBe(2)
  })
})
