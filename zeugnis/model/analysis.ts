import type { Place } from '#language'
import type { Basis } from './basis.ts'
import { type Dimension, dimensions } from './dimension.ts'
import type { Grade, HalfGrade } from './grade.ts'
import type { GradedSentence } from './graded-sentence.ts'
import type { Bilingual } from './role.ts'
import type { Kind } from './spec.ts'

/** What a passage of a reference is about. */
export type Section = 'unternehmen' | 'einleitung' | 'aufgaben' | 'beurteilung' | 'schluss' | 'form'

export interface AnalysedSentence extends GradedSentence, Place {
  readonly section: Section
  readonly dimension: Dimension | null
}

export type Confidence = 'high' | 'medium' | 'low'

/** A grade from 1 to 5 in steps of 0.5, or none, and how sure it is. */
export interface Rating {
  readonly grade: number | null
  readonly confidence: Confidence
}

/** Parts of a reference in their conventional order (LAG Hamm 17.12.1998, 4 Sa 630/98). */
export const referenceParts = [
  'briefkopf',
  'ueberschrift',
  'einleitung',
  'unternehmen',
  'aufgaben',
  ...dimensions,
  'ortDatum',
  'unterschrift',
] as const

export type ReferencePart = (typeof referenceParts)[number]

/** Where a part begins and ends. */
export interface FoundPart extends Place {
  readonly part: ReferencePart
}

/** Something that a court, a statute or custom says of the letter. */
interface Finding {
  readonly basis: Basis
  readonly explanation: Bilingual
}

export interface MissingPart extends Finding {
  readonly part: ReferencePart
}

/** Defects that any reader can see, apart from what the sentences say. */
export type DefectCode =
  | 'date-missing'
  | 'date-late'
  | 'odd-end-date'
  | 'date-conflict'
  | 'signature-missing'
  | 'rank-missing'
  | 'table-form'
  | 'tense'
  | 'forbidden-content'
  | 'form-marks'
  | 'wrong-pronoun'
  | 'number-grade'
  | 'dispute'
  | 'brevity'

export interface Defect extends Finding, Place {
  readonly code: DefectCode
}

/** Two statements of one letter that do not go together. */
export interface Contradiction extends Finding, Place {
  readonly dimension: Dimension
  readonly grade: HalfGrade
  readonly summary: HalfGrade
}

/** The closing formula by its parts: where each stands, or that it does not. */
export interface Closing {
  readonly grade: Grade | null
  readonly reason: Place | null
  readonly regret: Place | null
  readonly thanks: Place | null
  readonly wishes: Place | null
}

/** What a reference for an occupation is expected to mention and does not. */
export interface MissingExpectation extends Finding {
  readonly code: 'competence' | 'honesty' | 'third-parties'
  readonly what: Bilingual
}

/** What is expected of occupations. Handed in, since its words are many and not every page needs them. */
export interface Expectations {
  knows(role: string): boolean
  /** Slug of the occupation that a folded introduction names. */
  roleIn(introduction: string): string | null
  /** What the folded assessment of such an occupation does not mention; nothing for an unknown slug. */
  missing(role: string, assessment: string): MissingExpectation[]
}

/** Why the whole is less sure than its grades look. */
export type Doubt = 'conduct-worse' | 'no-summary' | 'mostly-open' | 'two-references' | 'scan-errors' | 'short'

export interface ReferenceAnalysis {
  readonly isReference: true
  readonly language: 'de'
  readonly kind: Kind
  readonly tense: 'past' | 'present'
  /** Slug of the occupation that was given or that the introduction names. */
  readonly role: string | null
  readonly overall: Rating
  readonly performance: Rating
  readonly conduct: Rating
  readonly sentences: readonly AnalysedSentence[]
  readonly parts: readonly FoundPart[]
  readonly missingParts: readonly MissingPart[]
  readonly closing: Closing
  readonly missingExpectations: readonly MissingExpectation[]
  readonly defects: readonly Defect[]
  readonly contradictions: readonly Contradiction[]
  readonly doubts: readonly { readonly code: Doubt; readonly explanation: Bilingual }[]
}

/** Why a text is not analysed: a value, not an exception, since any text may be pasted. */
export interface NotAReference {
  readonly isReference: false
  readonly language: 'de' | 'en' | 'unknown'
  /** `invalid-input`: a line of a batch that holds no text. */
  readonly problem: 'empty' | 'other-language' | 'no-reference' | 'invalid-input'
}

export type Analysis = ReferenceAnalysis | NotAReference
