import { describe, expect, it } from 'vitest'
import type { ZeugnisSpec } from '../model/spec.ts'
import { unusedEntries } from './unused-entries.ts'

const spec: ZeugnisSpec = {
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'frau', firstName: 'Ida', lastName: 'Brandt' },
  employer: { name: 'Nordlicht GmbH', city: 'Kiel' },
  job: { title: 'Disponentin' },
  from: '2021-03-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  tasks: ['Planung der Touren'],
  overall: 2,
  signers: [{ name: 'Jan Voss', position: 'Geschäftsführer' }],
}

const unusedIn = (more: Partial<ZeugnisSpec>) => unusedEntries({ ...spec, ...more }).map(({ field }) => field)

describe('what was given and is not written', () => {
  it.each<[string, Partial<ZeugnisSpec>, string[]]>([
    ['people led by somebody who leads nobody', { ofPerson: { led: 'vier Fahrer' }, grades: { fuehrung: 1 } }, ['ofPerson.led', 'grades.fuehrung']],
    ['a pay group outside of public service', { ofPerson: { payGroup: 'E 9' } }, ['ofPerson.payGroup']],
    ['who they dealt with, where nothing is said of it', { thirdParties: 'unsere Gäste' }, ['thirdParties']],
    ['a grade in a simple reference', { kind: 'einfach', grades: { fachwissen: 1 } }, ['grades.fachwissen']],
  ])('is named: %s', (_, more, fields) => expect(unusedIn(more)).toEqual(fields))

  it('is nothing where all has its place', () => {
    expect(
      unusedIn({ trained: true, leads: true, meetsThirdParties: true, thirdParties: 'Gäste', ofPerson: { courses: 'Kurs', led: 'vier' } }),
    ).toEqual([])
    expect(unusedIn({ ofPerson: { courses: 'Kurs zum Tachografen', led: ' ' } })).toEqual([])
    expect(unusedIn({ kind: 'vorlaeufig', grades: { schluss: 1 } })).toEqual([])
  })
})
