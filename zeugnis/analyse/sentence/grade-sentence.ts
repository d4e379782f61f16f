import { type HalfGrade, halfGradeFrom } from '../../model/grade.ts'
import type { Abstention, GradedSentence } from '../../model/graded-sentence.ts'
import type { Sentence } from '../text/sentences.ts'
import { evidenceOf, unknownIn } from './evidence.ts'
import { marksOf } from './marks.ts'
import type { Parsed } from './parsed.ts'
import { readByGrammar } from './read.ts'
import { likenessOf } from './similarity/likeness.ts'
import { isContradicted, readBySimilarity } from './similarity/read-by-similarity.ts'
import { alone, type Surety } from './similarity/surety.ts'
import type { Verdict } from './verdict.ts'

/**
 * Grades a sentence; places are those of the text as given.
 * @param own names of the person as they stand in folded text
 * @param surety how sure likeness has to be, by where the sentence stands
 */
export function readSentence(sentence: Sentence, own: ReadonlySet<string>, surety: Surety = alone): GradedSentence {
  const { parsed, verdict } = readByGrammar(sentence, own)
  const graded = gradeOf(parsed, verdict, surety)
  const marks = marksOf(sentence, parsed, graded.grade)
  return { ...graded, marks, evidence: evidenceOf(sentence, parsed, marks), unknown: unknownIn(sentence, verdict.unknown) }
}

type Graded = Pick<GradedSentence, 'grade' | 'span' | 'abstention' | 'by'>

/** What the grammar leaves open is graded by likeness, half a grade to both sides. Where it is sure, likeness changes no grade; it only warns of what may turn it. */
function gradeOf(sentence: Parsed, verdict: Verdict, surety: Surety): Graded {
  const like = likenessOf(sentence, verdict)
  if (verdict.grade !== null) return isContradicted(sentence, verdict, like, surety) ? open('not-the-person') : graded(verdict.grade, 0, 'words')
  const grade = readBySimilarity(sentence, verdict, like, surety)
  return grade === null ? open(verdict.abstention) : graded(grade, 0.5, 'similarity')
}

function graded(grade: HalfGrade, around: number, by: Graded['by']): Graded {
  return { grade, span: [halfGradeFrom(grade - around), halfGradeFrom(grade + around)], abstention: null, by }
}

function open(abstention: Abstention | null): Graded {
  return { grade: null, span: null, abstention, by: null }
}
