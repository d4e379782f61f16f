import { describe, expect, it } from 'vitest'
import type { ZeugnisSpec } from '../model/spec.ts'
import { entryWarnings, examWarnings } from './check-entries.ts'

const spec: ZeugnisSpec = {
  kind: 'ausbildung',
  language: 'de',
  person: { address: 'frau', firstName: 'Ina', lastName: 'Wolf' },
  employer: { name: 'Hof Elbe', city: 'Hamburg' },
  job: { title: 'Gärtnerin' },
  from: '2023-08-01',
  to: '2026-07-31',
  issued: '2026-07-31',
  tasks: ['Pflege der Beete'],
  overall: 2,
  reason: 'abschluss',
  signers: [{ name: 'Ute Hansen', position: 'Inhaberin' }],
}

describe('an entry', () => {
  it.each(['keine', 'Keine Prokura', 'nichts', '–', 'n/a', 'none'])('says that there is nothing: %s', (powers) => {
    expect(entryWarnings({ ...spec, ofPerson: { powers } })).toEqual([{ code: 'nothing-given', field: 'ofPerson.powers' }])
  })

  it('may begin like one that says nothing', () => {
    expect(entryWarnings({ ...spec, ofPerson: { powers: 'Notfallvollmacht', achievements: 'keine Beanstandungen in zwei Audits' } })).toEqual([])
  })

  it('leaves open what applies', () => {
    const tasks = ['Pflege der Beete', 'Führung eines Postens (z. B. Saucier)']
    expect(entryWarnings({ ...spec, tasks })).toEqual([{ code: 'open-choice', field: 'tasks.1', words: 'z. B.' }])
    expect(entryWarnings({ ...spec, ofPerson: { tools: 'SAP, DATEV usw.' } })).toEqual([
      { code: 'open-choice', field: 'ofPerson.tools', words: 'usw.' },
    ])
  })
})

describe('the examination that the end of training speaks of', () => {
  it('is to be given', () => {
    expect(examWarnings(spec)).toEqual([{ code: 'exam-missing' }])
    expect(examWarnings({ ...spec, ofPerson: { exam: 'am 12. Juni 2026 mit der Note gut' } })).toEqual([])
  })

  it('was not failed', () => {
    expect(examWarnings({ ...spec, ofPerson: { exam: 'nicht bestanden' } })).toEqual([{ code: 'exam-failed' }])
  })

  it('is not asked about where the letter does not speak of it', () => {
    expect(examWarnings({ ...spec, reason: 'ohneAngabe' })).toEqual([])
    expect(examWarnings({ ...spec, kind: 'qualifiziert', reason: 'eigenerWunsch' })).toEqual([])
  })
})
