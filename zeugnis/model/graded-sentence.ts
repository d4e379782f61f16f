import type { Place } from '#language'
import type { Grade } from './grade.ts'
import type { Evidence, Mark } from './mark.ts'

/** Why a sentence has no grade. */
export type Abstention = 'no-cue' | 'negation' | 'distance' | 'irony' | 'not-the-person' | 'unknown-words'

export interface GradedSentence {
  /** Nothing when the sentence cannot be graded. */
  readonly grade: Grade | null
  /** From the best to the worst grade it may mean; of one grade when it is sure. Nothing: it cannot be graded. */
  readonly span: readonly [best: Grade, worst: Grade] | null
  readonly abstention: Abstention | null
  readonly marks: readonly Mark[]
  readonly evidence: readonly Evidence[]
  /** Words beside the marks that the lexicon does not know: each makes the grade less sure. */
  readonly unknown: readonly Place[]
}
