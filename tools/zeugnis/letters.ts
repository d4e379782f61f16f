import { type Address, analyse, type Grade, generate, grades, type Letter, type Role, roles, type ZeugnisSpec } from '#zeugnis'
import { MOST_OF_A_WORD, topWordsOf } from '../../zeugnis/generate/repetition.ts'
import { germanTiring } from '../../zeugnis/lexicon/german/tiring.ts'

const kinds = ['qualifiziert', 'zwischen', 'vorlaeufig', 'ausbildung'] as const
const people: Readonly<Record<Address, ZeugnisSpec['person']>> = {
  frau: { address: 'frau', firstName: 'Ines', lastName: 'Klaas' },
  herr: { address: 'herr', firstName: 'Jonas', lastName: 'Voss', title: 'Dr.' },
  name: { address: 'name', firstName: 'Alex', lastName: 'Petersen' },
}

interface Counts {
  letters: number
  /** Sentences that are read otherwise than they were written, and letters whose grade as a whole is. */
  misread: number
  otherGrade: number
  /** Parts and expectations that the analysis misses, at grade 1 and 2, and below. */
  missing: number
  missingBelow: number
  defects: number
  /** Letters with a top word in two neighbouring sentences, or more than three times. */
  again: number
  tooOften: number
}

const nothing: Counts = { letters: 0, misread: 0, otherGrade: 0, missing: 0, missingBelow: 0, defects: 0, again: 0, tooOften: 0 }

/** Writes letters of every occupation, kind, grade and form of address, reads each, and prints by occupation what went wrong. */
export function printLetters(seeds: number): void {
  console.table(Object.fromEntries(roles.map((role) => [role.slug, countsOf(role, seeds)])))
}

function countsOf(role: Role, seeds: number): Counts {
  const counts = { ...nothing }
  for (const kind of kinds)
    for (const grade of grades)
      for (const address of ['frau', 'herr', 'name'] as const)
        for (let seed = 0; seed < seeds; seed += 1) count(counts, role, grade, generate(specFor(role, kind, grade, address, seed), seed))
  return counts
}

/** What the letter of an occupation is written from; facts are as many for all of them. */
export function specFor(role: Role, kind: ZeugnisSpec['kind'], overall: Grade, address: Address, seed: number): ZeugnisSpec {
  return {
    ...{ kind, language: 'de', person: people[address], employer: { name: 'Beispiel GmbH', city: 'Hamburg' } },
    job: { title: role.titles.de[address], role: role.slug },
    ...{ from: '2019-03-01', to: '2026-10-31', issued: '2026-10-31', tasks: role.tasks.map(({ de }) => de), overall },
    ...{ leads: seed % 2 === 1 || role.slug === 'fuehrungskraft', meetsThirdParties: true, trained: seed % 3 !== 0 },
    ...{ reason: kind === 'ausbildung' ? 'abschluss' : 'eigenerWunsch', occasion: 'fuehrungswechsel' },
    signers: [{ name: 'Ute Hansen', position: 'Geschäftsführerin' }],
  }
}

function count(counts: Counts, { slug }: Role, grade: Grade, letter: Letter): void {
  const read = analyse(letter.plainText, slug)
  const graded = letter.parts.flatMap(({ sentences }) => sentences).filter((sentence) => sentence.grade !== undefined)
  const words = graded.map(({ text }) => topWordsOf(text, germanTiring))
  counts.letters += 1
  counts.again += Number(words.some((own, at) => own.some((word) => words[at - 1]?.includes(word))))
  counts.tooOften += Number(words.flat().some((word) => words.flat().filter((one) => one === word).length > MOST_OF_A_WORD))
  if (!read.isReference) {
    counts.otherGrade += 1
    return
  }
  const lacking = read.missingParts.length + read.missingExpectations.length
  counts.otherGrade += Number(read.overall.grade !== grade)
  counts.defects += read.defects.length
  if (grade <= 2) counts.missing += lacking
  else counts.missingBelow += lacking
  for (const { text, dimension, grade: written } of graded) {
    const found = read.sentences.find(({ start, end }) => letter.plainText.slice(start, end).trim() === text)
    if (dimension !== 'schlussformel' && found?.grade !== written) counts.misread += 1
  }
}
