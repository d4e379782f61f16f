import type { Place } from '#language'
import type { HalfGrade } from './grade.ts'
import type { Evidence, Mark } from './mark.ts'

/** Why a sentence has no grade. */
export type Abstention = 'no-cue' | 'negation' | 'distance' | 'irony' | 'not-the-person' | 'unknown-words'

export interface GradedSentence {
  /** Nothing when the sentence cannot be graded. */
  readonly grade: HalfGrade | null
  /** From the best to the worst grade it may mean; of one grade when it is sure. Nothing: it cannot be graded. */
  readonly span: readonly [best: HalfGrade, worst: HalfGrade] | null
  readonly abstention: Abstention | null
  /** Whether the words themselves gave the grade or the likeness to sentences that careful readers graded. */
  readonly by: 'words' | 'similarity' | null
  readonly marks: readonly Mark[]
  readonly evidence: readonly Evidence[]
  /** Words beside the marks that the lexicon does not know: each makes the grade less sure. */
  readonly unknown: readonly Place[]
}

/** Of a sentence in which nothing is found. */
export const nothingRead: GradedSentence = { grade: null, span: null, abstention: 'no-cue', by: null, marks: [], evidence: [], unknown: [] }
