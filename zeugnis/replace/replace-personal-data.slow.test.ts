import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Analysis, findRole, generate, roles } from '../index.ts'
import { analyseReplaced, personMark, replaced } from './placeholders.ts'
import { replacePersonalData } from './replace-personal-data.ts'

const replace = (text: string) => replacePersonalData([text])[0] ?? ''
const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const people: Record<string, string> = JSON.parse(file('../corpus/people.json'))
const letters = ['develop', 'measured'].flatMap((half) =>
  file(`../corpus/${half}/references.jsonl`)
    .trim()
    .split('\n')
    .map((line): { id: string; text: string } => JSON.parse(line)),
)

/** Words of a text that are one of these names, also folded, in capitals or in the genitive. */
function namesLeft(text: string, names: readonly string[]): string[] {
  const words = text.match(/\p{Lu}[\p{L}\p{M}]*/gu) ?? []
  const plain = (word: string) =>
    word.normalize('NFC').toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
  return words.filter((word) => names.flatMap((name) => name.split('-')).some((name) => [plain(name), `${plain(name)}s`].includes(plain(word))))
}

const said = (analysis: Analysis) => (analysis.isReference ? [analysis.kind, analysis.missingParts.map(({ part }) => part)] : analysis.problem)
const gradeOf = (analysis: Analysis) => (analysis.isReference ? (analysis.overall.grade ?? 0) : 0)

describe('letters of the corpus', () => {
  it.each(letters)('$id holds none of its persons’ names, and a second time changes nothing', ({ id, text }) => {
    const replaced = replace(text)
    expect(namesLeft(replaced, (people[id] ?? '').split(' '))).toEqual([])
    expect(replaced).toContain('[Person A]')
    expect(replace(replaced)).toBe(replaced)
  })

  it('have their persons named, letter by letter', () => {
    expect(Object.keys(people)).toEqual(letters.map(({ id }) => id))
  })

  it('are read as before, and graded so but for half a grade', () => {
    for (const { id, text } of letters) {
      const [before, after] = [analyseReplaced(text), analyseReplaced(replace(text))]
      expect(said(after), id).toEqual(said(before))
      expect(Math.abs(gradeOf(after) - gradeOf(before)), id).toBeLessThanOrEqual(0.5)
    }
  })
})

describe('written letters', () => {
  const persons = [
    { address: 'frau', firstName: 'Xanthippe', lastName: 'Nyholm-Okonkwo' },
    { address: 'herr', firstName: 'Jürgen', lastName: 'Größl', title: 'Dr.' },
    { address: 'name', firstName: 'Alex', lastName: 'Petersen' },
  ] as const
  it.each(roles.map(({ slug }) => slug))('of the occupation %s hold no name', (slug) => {
    const role = findRole(slug)
    for (const person of persons) {
      const letter = generate({
        ...{ kind: 'qualifiziert', language: 'de', person, employer: { name: 'Beispiel GmbH', city: 'Hamburg' }, overall: 2 },
        ...{ job: { title: role.titles.de[person.address], role: slug }, from: '2019-03-01', to: '2026-10-31', issued: '2026-10-31' },
        ...{ tasks: role.tasks.map(({ de }) => de), leads: true, meetsThirdParties: true, trained: true },
        signers: [{ name: 'Ute Hansen', position: 'Geschäftsführerin' }],
      })
      expect(namesLeft(replace(letter.plainText), [person.firstName, person.lastName, 'Ute', 'Hansen'])).toEqual([])
    }
  })
})

describe('samples', () => {
  const folder = new URL('../../content/samples/report/', import.meta.url)
  it.each(readdirSync(folder))('%s of the sample report is what a shared letter looks like', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8').trim()
    expect(replace(text)).toBe(text)
  })
})

it.each([
  [
    'Herrn Petersens Leistungen und Petersens Fleiß. Herr Petersen war da.',
    'Herrn [Person A]s Leistungen und [Person A]s Fleiß. Herr [Person A] war da.',
  ],
  [
    'Wir wünschen Frau Albers Gesundheit. Frau Albers war gern gesehen.',
    'Wir wünschen Frau [Person A] Gesundheit. Frau [Person A] war gern gesehen.',
  ],
  ['Frau Dr. med. Svenja von der Heide war hier. ALBERS', 'Frau [Person A] war hier. ALBERS'],
  ['Frau Annegret Müller, geb. Lohse, war hier. MUELLER und Lohse.', 'Frau [Person A], geb. [Person A], war hier. [Person A] und [Person A].'],
  ['Herr Koch war als Koch tätig. Koch war fleißig.', 'Herr [Person A] war als Koch tätig. [Person A] war fleißig.'],
  ['Frau A. war stets pünktlich, wie S. Albers zeigt. Frau Albers.', 'Frau [Person A] war stets pünktlich, wie [Person A] zeigt. Frau [Person A].'],
  ['Frau Petersen führte die Petersen-Methode ein.', 'Frau [Person A] führte die [Person A] ein.'],
  ['Herr Deichgraf war bei der Möbelhaus Deichgraf GmbH.', 'Herr [Person A] war bei der Möbelhaus Deichgraf GmbH.'],
  ['Frau Stü\u00adwe und Frau Stüwe, Frau Stu\u0308we', 'Frau [Person A] und Frau [Person A], Frau [Person A]'],
])('names: %j', (given, expected) => {
  expect(replace(given)).toBe(expected)
})

it.each([
  ['Sie, geboren am 12. Februar 1987 in Bad Hersfeld, war', 'Sie, geboren am [Geburtsdatum] in [Geburtsort], war'],
  ['geb. 12.02.1987, (12.02.1987)', 'geb. [Geburtsdatum], ([Geburtsdatum])'],
  ['die am 3. Mai 1991 in Frankfurt am Main geborene', 'die am [Geburtsdatum] in [Geburtsort] geborene'],
  ['geboren in Albstadt am 12. März 1946', 'geboren in [Geburtsort] am [Geburtsdatum]'],
  ['Geburtsdatum: 1987-02-12', 'Geburtsdatum: [Geburtsdatum]'],
  ['war vom 1. April 2018 bis zum 30.06.2026 bei uns', 'war vom 1. April 2018 bis zum 30.06.2026 bei uns'],
])('births: %j', (given, expected) => {
  expect(replace(given)).toBe(expected)
})

it.each([
  ['Haus GmbH\nAm Deich 14\n26382 Wilhelmshaven\n\nZeugnis', 'Haus GmbH\n[Anschrift]\n\nZeugnis'],
  ['Haus GmbH · An der Ziegelei 3 · 38226 Salzgitter', 'Haus GmbH · [Anschrift]'],
  ['Haus GmbH, Postfach 12 34 56, 20457 Hamburg', 'Haus GmbH, [Anschrift]'],
  ['wohnhaft in 20457 Hamburg, war', 'wohnhaft in [Anschrift], war'],
  ['wohnhaft Kölner Str. 88, 50667 Köln', 'wohnhaft [Anschrift]'],
  ['Tel.: 040 / 123 45-67, s.albers@example.org', 'Tel.: [Telefon], [E-Mail]'],
  ['+49 (0)40 1234567 und 0171/1234567', '[Telefon] und [Telefon]'],
  ['Personalnummer: 00 4711', 'Personalnummer: [Nummer]'],
  ['führte 38 Beschäftigte und 12000 Kunden auf 6.800 m²', 'führte 38 Beschäftigte und 12000 Kunden auf 6.800 m²'],
])('addresses and numbers: %j', (given, expected) => {
  expect(replace(given)).toBe(expected)
})

it('the one whom several letters are about is A in each, others get letters of their own', () => {
  const letter = (signed: string) => `Zeugnis\n\nFrau Albers war vom 1. Mai 2019 bis zum 31. Mai 2020 hier tätig.\n\nHusum, 31. Mai 2020\n\n${signed}`
  const [first = '', second] = replacePersonalData([letter('Maren Deichgraf'), letter('Torben Feddersen')])
  expect(first).toContain('Frau [Person A]')
  expect(first).toMatch(/\[Person B\]$/)
  expect(second).toMatch(/\[Person C\]$/)
  expect(replacePersonalData([first, letter('Torben Feddersen')])).toEqual([first, second])
})

describe('marks of persons', () => {
  it('go on behind each last letter', () => {
    expect([0, 25, 26, 27, 52].map(personMark)).toEqual(['[Person A]', '[Person Z]', '[Person AA]', '[Person AB]', '[Person BA]'])
    expect([701, 702, 18_277, 18_278].map(personMark)).toEqual(['[Person ZZ]', '[Person AAA]', '[Person ZZZ]', '[Person AAAA]'])
  })

  it('are never alike, and each is known as one', () => {
    const index = fc.nat({ max: 475_253 })
    fc.assert(
      fc.property(fc.uniqueArray(index), (all) => {
        expect(new Set(all.map(personMark)).size).toBe(all.length)
      }),
    )
    fc.assert(
      fc.property(index, (one) => {
        expect(personMark(one).replace(replaced, '')).toBe('')
      }),
    )
  })

  const marks = (count: number) => Array.from({ length: count }, (_, index) => personMark(index))

  it.each([701, 702, 703, 5000])('that a letter names to the %ith leave the next for somebody else', (count) => {
    const letter = `Frau [Person A] war hier tätig.\n${marks(count).join(' ')}`
    expect(replace(`${letter}\n\ngez. Karl Meier`)).toBe(`${letter}\n\ngez. ${personMark(count)}`)
  })

  it('leave out what is taken, wherever it stands', () => {
    expect(replace('Herr Karl Meier dankt Frau Ute Hansen und Frau Ina Lenz. [Person B] [Person D]')).toBe(
      'Herr [Person A] dankt Frau [Person C] und Frau [Person E]. [Person B] [Person D]',
    )
  })
})

it.each([
  ['initials', 'A.'],
  ['particles', 'von  '],
  ['degrees', 'Ing'],
  ['hyphens', 'Diplom-a'],
])('many %s beside a name are read in one way only', (_what, piece) => {
  const text = (end: string) => `Frau Albers war hier. Albers ${piece.repeat(60)}${end}`
  for (const end of ['! Albers', '!\n\nAlbers', '']) expect(replace(text(end))).toContain('[Person A]')
})

it('any text comes out, and the same a second time', () => {
  const words = fc.constantFrom(
    'Frau',
    'Herr',
    'Albers',
    'Koch',
    'Dr.',
    'war',
    'geboren',
    'am',
    '3.',
    'Mai',
    '1991',
    'in',
    '12345',
    'Ort',
    '\n',
    '.',
    '[Person A]',
    'GmbH',
    'A.',
    'Maria',
    'str.',
    '7',
    ',',
  )
  expect(replace(replace('Frau GmbH Maria A.'))).toBe(replace('Frau GmbH Maria A.'))
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (list) => {
      const once = replace(list.join(' '))
      expect(replace(once)).toBe(once)
    }),
    { numRuns: 1000 },
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(replace(replace(text))).toBe(replace(text))
    }),
  )
})

it.each(['محمد', 'כהן', '王', 'Иванова', 'Nguyễn'])('a name of any script is replaced: %s', (name) => {
  const text = `Frau ${name} war vom 1. Mai 2019 bis zum 30. September 2025 als Köchin bei uns tätig. Frau ${name} arbeitete stets gut.`
  expect(replace(text)).not.toContain(name)
})

it('leaves nothing of a name that begins with the family', () => {
  expect(replace('Frau Nguyễn Thị Hương war hier. Frau Nguyễn war gern gesehen.')).not.toMatch(/Nguyễn|Thị|Hương/u)
})
