import { describe, expect, it } from 'vitest'
import { generate, grades, roles, type ZeugnisSpec } from '#zeugnis'
import { readFinished } from './letter-remarks.ts'

const spec: Omit<ZeugnisSpec, 'kind' | 'job' | 'overall' | 'tasks'> = {
  language: 'de',
  person: { address: 'herr', firstName: 'Jonas', lastName: 'Voss' },
  employer: { name: 'Haus Elbschleuse GmbH', city: 'Hamburg' },
  from: '2019-03-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  leads: true,
  trained: true,
  meetsThirdParties: true,
  occasion: 'fuehrungswechsel',
  signers: [{ name: 'Ute Hansen', position: 'Geschäftsführerin' }],
}

describe.each(['qualifiziert', 'zwischen', 'ausbildung', 'einfach'] as const)('a letter of the kind %s', (kind) => {
  it.each(roles)('for $slug has nothing in it that its writer is asked about', ({ slug, titles, tasks }) => {
    for (const overall of grades) {
      const letter = generate(
        { ...spec, kind, overall, job: { title: titles.de.herr, role: slug }, tasks: tasks.map(({ de }) => de) },
        overall + slug.length,
      )
      // What a poor grade leaves out is said to its writer, who may want it so.
      const remarks = readFinished(letter, slug, 'de', {}).remarks.filter(({ kind: of }) => overall < 3 || !['expectation', 'part'].includes(of))
      expect(remarks, letter.plainText).toEqual([])
    }
  })
})
