import { describe, expect, it } from 'vitest'
import { generate } from '../../index.ts'
import { roleTexts } from '../../lexicon/roles/texts.ts'
import { roleTitles } from '../../lexicon/roles/titles.ts'
import type { ZeugnisSpec } from '../../model/spec.ts'
import { germanEntries } from './german-entries.ts'

const spec: ZeugnisSpec = {
  kind: 'qualifiziert',
  language: 'en',
  person: { address: 'frau', firstName: 'Ina', lastName: 'Wolf' },
  employer: { name: 'Gärtnerei Hof Elbe', city: 'Düsseldorf' },
  job: { title: 'Gardener' },
  from: '2023-08-01',
  to: '2026-07-31',
  issued: '2026-07-31',
  tasks: [],
  overall: 2,
  signers: [{ name: 'Jürgen Müller', position: 'Owner' }],
}
const wordsIn = (more: Partial<ZeugnisSpec>) => germanEntries({ ...spec, ...more }).map(({ field, words }) => `${field} ${words}`)
const duties = Object.values(roleTexts).flatMap(({ tasks }) => tasks)

describe('an English letter', () => {
  it('is told of duties, titles and positions that are in German', () => {
    expect(wordsIn({ tasks: ['Pruning roses', 'Rechnungen prüfen'], job: { title: 'Gärtnerin' } })).toEqual([
      'job.title Gärtnerin',
      'tasks.1 Rechnungen',
    ])
    expect(wordsIn({ signers: [{ name: 'Jürgen Müller', position: 'Personalleiter' }] })).toEqual(['signers.0.position Personalleiter'])
    expect(wordsIn({ ofPerson: { courses: 'Weiterbildung zur Floristin' } })).toEqual(['ofPerson.courses Weiterbildung'])
  })

  it('is told of nearly all duties of the lexicon in German, and of none in English', () => {
    const isTold = (duty: string) => wordsIn({ tasks: [duty] }).length > 0
    expect(duties.filter(({ en }) => isTold(en))).toEqual([])
    expect(duties.filter(({ de }) => !isTold(de)).length).toBeLessThan(duties.length / 50)
    expect(Object.values(roleTitles).filter(({ en }) => wordsIn({ job: { title: en.name } }).length > 0)).toEqual([])
  })

  it('may name firms, people and places of Germany', () => {
    expect(
      wordsIn({
        tasks: [
          'Negotiating with Müller & Söhne',
          'Looking after clients in Köln',
          'Die casting',
          'Projects for von Ardenne',
          'Restoring a house by Mies van der Rohe',
        ],
      }),
    ).toEqual([])
  })

  it('is the only one that is asked', () => {
    const tasks = ['Rechnungen prüfen']
    expect(generate({ ...spec, tasks }).warnings).toContainEqual({ code: 'german-words', field: 'tasks.0', words: 'Rechnungen' })
    expect(generate({ ...spec, language: 'de', tasks }).warnings.map(({ code }) => code)).not.toContain('german-words')
  })
})
