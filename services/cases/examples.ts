import type { Kinds } from '#engines'
import { type CaseRequest, type Grades, type RatedTopic, topicsFor } from '#processes'
import type { Dimension, Grade } from '#zeugnis'
import { grades } from '#zeugnis/light'
import { specOf, type Writing } from './letters.ts'

/** For each topic, and for the whole, what the letter would say of this person at each grade, from 1 on. */
export type GradeExamples = Readonly<Record<RatedTopic | 'overall', readonly string[]>>

const dimensions: Readonly<Record<RatedTopic | 'overall', Dimension>> = {
  leistungsbereitschaft: 'leistungsbereitschaft',
  arbeitsbefaehigung: 'arbeitsbefaehigung',
  fachwissen: 'fachwissen',
  arbeitsweise: 'arbeitsweise',
  arbeitserfolg: 'arbeitserfolg',
  fuehrung: 'fuehrung',
  sozialIntern: 'sozialverhalten',
  overall: 'gesamtbeurteilung',
}

/** Writes the letter once for each grade, and takes its first sentence on each topic. */
export async function gradeExamples(request: CaseRequest, { engines, guest, now }: Omit<Writing, 'seed'>): Promise<GradeExamples> {
  const letters: Kinds['writeLetter']['output'][] = []
  // One after the other: nobody takes all engines for one page.
  for (const grade of grades) letters.push(await engines.run('writeLetter', { spec: specOf(request, allOf(grade, request), now), seed: 1 }, guest))
  const examples = (dimension: Dimension) =>
    letters.map((written) => {
      const sentences = written.kind === 'letter' ? written.letter.parts.flatMap(({ sentences: own }) => own) : []
      return sentences.find((sentence) => sentence.dimension === dimension)?.text ?? ''
    })
  const of = (topic: RatedTopic | 'overall') => examples(dimensions[topic])
  return {
    leistungsbereitschaft: of('leistungsbereitschaft'),
    arbeitsbefaehigung: of('arbeitsbefaehigung'),
    fachwissen: of('fachwissen'),
    arbeitsweise: of('arbeitsweise'),
    arbeitserfolg: of('arbeitserfolg'),
    fuehrung: of('fuehrung'),
    sozialIntern: of('sozialIntern'),
    overall: of('overall'),
  }
}

function allOf(grade: Grade, { leads, tasks }: CaseRequest) {
  const given: Grades = Object.fromEntries(topicsFor(leads).map((topic) => [topic, grade]))
  return { grades: given, overall: grade, tasks }
}
