import type { AnalysedSentence } from '../model/analysis.ts'
import { type Grade, wholeGrade } from '../model/grade.ts'
import type { NoImprovement } from '../model/improvement.ts'
import type { Technique } from '../model/mark.ts'

/** One grade better, and never less than satisfactory: what is worse the employer has to prove, so nobody asks for it. */
export function betterThan(grade: AnalysedSentence['grade']): Grade | null {
  const whole = grade === null ? 1 : wholeGrade(grade)
  return ([null, 1, 2, 3, 3] as const)[whole - 1] ?? null
}

/** Why nothing is looked for; null where something is. */
export function reasonFor({ section, grade, by, evidence, marks }: AnalysedSentence, wanted: Grade | null): NoImprovement | null {
  if (section === 'schluss') return 'closing'
  if (wanted === null || (grade ?? 5) <= wanted) return 'good-enough'
  // What likeness graded, and no word of it: it tells what was done.
  const assesses = evidence.length > 0 || marks.some(({ technique }) => assessing.has(technique))
  return by === 'similarity' && !assesses ? 'no-assessment' : null
}

const assessing: ReadonlySet<Technique> = new Set(['time-factor', 'superlative', 'missing-time-word', 'relativisation', 'negation', 'coded-phrase'])
