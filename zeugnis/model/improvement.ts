import type { Place } from '#language'
import type { NotAReference } from './analysis.ts'
import type { Basis } from './basis.ts'
import type { Dimension } from './dimension.ts'
import type { Grade, HalfGrade } from './grade.ts'

/** A wording that the engine reads with the grade that was asked for, in the place of the sentence. */
export interface ImprovedWording {
  readonly text: string
  readonly grade: Grade
  /** Whether the sentence kept its own words, or the phrase base says it in others. */
  readonly by: 'own-words' | 'phrase-base'
  /** What the grade rests on: a ruling or custom. */
  readonly basis: Basis
}

/** Why a sentence has no better wording: it is as good already, the closing is custom to which nobody has a claim, no word of it assesses, what it says is the result of an examination or a school, or none was read back with the grade. */
export type NoImprovement = 'good-enough' | 'closing' | 'no-assessment' | 'result' | 'no-wording'

/** A graded sentence, and how it would read better. */
export interface Improvement extends Place {
  /** As it stands there. */
  readonly sentence: string
  readonly dimension: Dimension
  readonly grade: HalfGrade
  /** The grade that was looked for. */
  readonly to: Grade
  /** What keeps most of the sentence first; none where `none` says why. */
  readonly wordings: readonly ImprovedWording[]
  readonly none: NoImprovement | null
}

/** The graded sentences of a reference, in its order. */
export interface ImprovedReference {
  readonly isReference: true
  readonly improvements: readonly Improvement[]
}

export type ImproveAnswer = ImprovedReference | NotAReference
