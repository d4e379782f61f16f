import type { ComparedFact, ComparedPair, Dimension, GradeChange } from '#zeugnis'
import type { MarkedPiece } from '../../reading/word-marks.ts'

/** Two sentences beside each other, or one beside nothing. */
export interface PairView {
  readonly before: readonly MarkedPiece[] | null
  readonly after: readonly MarkedPiece[] | null
  readonly wording: ComparedPair['wording']
  readonly moved: boolean
  readonly change: ComparedPair['change']
  readonly dimension: Dimension | null
  /** Grades of both; `assessed` where there is one to be expected at all. */
  readonly gradeBefore: number | null
  readonly gradeAfter: number | null
  readonly assessed: boolean
  /** Why it reads otherwise, as it stands behind „weil“. */
  readonly because: readonly string[]
}

/** Sentences that stand in both texts word for word, one after the other. */
export interface SameRun {
  readonly same: readonly string[]
}

export interface FactView {
  readonly kind: ComparedFact['kind']
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

export type Whole = 'overall' | 'performance' | 'conduct' | 'closing'
export type WholeView = Pick<GradeChange, 'before' | 'after' | 'change'>

/** A comparison as the page shows it, in the reader's language. */
export interface ComparisonView {
  readonly sentence: string
  readonly isSameText: boolean
  readonly wholes: Readonly<Record<Whole, WholeView>>
  readonly rows: readonly (PairView | SameRun)[]
  readonly lost: readonly Dimension[]
  readonly added: readonly Dimension[]
  readonly facts: readonly FactView[]
}
