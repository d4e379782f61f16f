import type { Dimension } from './dimension.ts'
import type { Grade } from './grade.ts'
import type { GradedSentence } from './graded-sentence.ts'
import type { Kind } from './spec.ts'

/** What a passage of a reference is about; only `dimension` says that it grades. */
export type Section = 'unternehmen' | 'einleitung' | 'aufgaben' | 'beurteilung' | 'schluss' | 'form'

export interface AnalysedSentence extends GradedSentence {
  /** `[start, end)` in UTF-16 units of the text as given. */
  readonly start: number
  readonly end: number
  readonly section: Section
  readonly dimension: Dimension | null
}

export type Confidence = 'high' | 'medium' | 'low'

/** A grade from 1 to 5 in steps of 0.5, or none, and how sure it is. */
export interface Rating {
  readonly grade: number | null
  readonly confidence: Confidence
}

/** Two statements of one letter that do not go together. */
export interface Contradiction {
  readonly dimension: Dimension
  readonly grade: Grade
  readonly summary: Grade
}

export interface ReferenceAnalysis {
  readonly isReference: true
  readonly language: 'de'
  readonly kind: Kind
  readonly tense: 'past' | 'present'
  readonly overall: Rating
  readonly performance: Rating
  readonly conduct: Rating
  readonly sentences: readonly AnalysedSentence[]
  readonly contradictions: readonly Contradiction[]
}

/** Why a text is not analysed: a value, not an exception, since any text may be pasted. */
export interface NotAReference {
  readonly isReference: false
  readonly language: 'de' | 'en' | 'unknown'
  readonly problem: 'empty' | 'other-language' | 'no-reference'
}

export type Analysis = ReferenceAnalysis | NotAReference
