import type { Dimension, ReferenceAnalysis } from '#zeugnis'
import type { ClosingGap } from './closing-gaps.ts'

type Sentence = ReferenceAnalysis['sentences'][number]
type Mark = Sentence['marks'][number]
export type Technique = Mark['technique']
export type ReferencePart = ReferenceAnalysis['missingParts'][number]['part']
type DefectCode = ReferenceAnalysis['defects'][number]['code']
export type Rating = ReferenceAnalysis['overall']
type DoubtCode = ReferenceAnalysis['doubts'][number]['code']

/** How a phrase is underlined: line and ground differ, so that colour is never the only cue. */
export type Tone = 'sound' | 'mid' | 'bad' | 'off' | 'hint'

/** What something rests on, in the reader's language. */
export interface BasisView {
  readonly kind: 'court' | 'statute' | 'custom' | 'lore'
  /** „BAG, 18.11.2014, 9 AZR 584/13“ or „§ 109 Abs. 2 GewO“; nothing for custom and lore. */
  readonly source: string | null
  readonly note: string
}

export interface Finding {
  readonly id: string
  readonly kind: 'graded' | 'open' | 'hint'
  readonly tone: Tone
  readonly grade: number | null
  readonly dimension: Dimension | null
  readonly words: string
  readonly techniques: readonly Technique[]
  /** Why: an engine's explanation, or nothing when the sentence stays open. */
  readonly explanation: string | null
  readonly basis: BasisView | null
  /** What gave the grade. */
  readonly by: Sentence['by']
  /** What the sentence says in plain words. */
  readonly meaning: string | null
  /** How it would sound one grade better, in German. */
  readonly better: string | null
  /** Words that the rules do not know. */
  readonly unknown: readonly string[]
}

/** A run of the letter's text; one with a finding links to it. */
export interface Piece {
  readonly text: string
  readonly finding?: string
  readonly tone?: Tone
  readonly grade?: number
}

export interface Remark {
  readonly what: string
  readonly explanation: string
  readonly basis: BasisView
}

/** A line of the letter and what it looks like. */
export interface Paragraph {
  readonly kind: 'text' | 'heading' | 'head' | 'item'
  readonly pieces: readonly Piece[]
}

/** An analysis as the page shows it. */
export interface Reading {
  readonly kind: ReferenceAnalysis['kind']
  readonly paragraphs: readonly Paragraph[]
  readonly findings: readonly Finding[]
  readonly overall: Rating
  readonly performance: Rating
  readonly conduct: Rating
  /** By dimension: its grade, open when it is mentioned without one, silent when it is not. */
  readonly profile: readonly { readonly dimension: Dimension; readonly grade: number | null; readonly state: 'graded' | 'open' | 'silent' }[]
  readonly missingParts: readonly (Remark & { readonly part: ReferencePart })[]
  /** What the closing does not say though it says something. */
  readonly closingGaps: readonly ClosingGap[]
  readonly expectations: readonly Remark[]
  readonly defects: readonly (Remark & { readonly code: DefectCode })[]
  readonly contradictions: readonly { readonly dimension: Dimension; readonly grade: number; readonly summary: number; readonly basis: BasisView }[]
  readonly doubts: readonly { readonly code: DoubtCode; readonly explanation: string }[]
  readonly open: number
  readonly assessed: number
}
