import { expect, it } from 'vitest'
import { generate } from '../generate/generate.ts'
import { grades } from '../model/grade.ts'
import type { ZeugnisSpec } from '../model/spec.ts'
import { gradeText } from './grade-text.ts'

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

it.each(grades)('a letter written with grade %i is read with it, sentence by sentence, for twenty seeds', (grade) => {
  for (let seed = 0; seed < 20; seed += 1) {
    const letter = generate({ ...spec, overall: grade }, seed)
    const read = gradeText(letter.plainText)
    for (const { sentences } of letter.parts.filter(({ part }) => ['leistung', 'fuehrung', 'gesamt', 'sozialverhalten'].includes(part))) {
      for (const { text } of sentences) expect(read.find((passage) => passage.text === text)?.grade, text).toBe(grade)
    }
  }
})

it('says where the words stood in the text as given, also when they were broken over lines', () => {
  const given = 'Arbeitszeugnis\n\nEr arbeitete je-\nderzeit sorg\u00adfältig. Danach nicht mehr.'
  const passage = gradeText(given)[1]
  expect(passage?.grade).toBe(2)
  expect(passage?.marks.map(({ start, end }) => given.slice(start, end))).toEqual(['je-\nderzeit', 'sorg\u00adfältig'])
})

it('leaves lists of tasks alone', () => {
  expect(gradeText('- Sehr gute Kundenpflege\n- Stets hervorragende Kassenführung')).toEqual([])
})
