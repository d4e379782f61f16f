import type { Dimension, LetterFacts } from '#zeugnis'
import type { BasisView, Reading } from '../../reading/reading.ts'

/** A day, ISO 8601. */
export type Day = string

/** One reference, read. Personal data are replaced in its text. */
export interface ReportLetter {
  readonly text: string
  readonly facts: LetterFacts
  readonly reading: Reading
}

/** A company and the references it issued, the oldest first. */
export interface ReportCompany {
  /** The last part of its address. */
  readonly id: string
  /** As whoever shared it calls it, or the letter does; else its place among those of no name, counted from 1. */
  readonly name: string | number
  readonly letters: readonly [ReportLetter, ...ReportLetter[]]
  readonly from: Day | null
  /** Last day; nothing while the employment goes on, or when no letter says it. */
  readonly to: Day | null
}

/** A time without a reference, or one with two employments; both days belong to it. */
export interface TimeSpan {
  readonly kind: 'gap' | 'overlap'
  readonly from: Day
  readonly to: Day
  /** The company before it and the one behind it. */
  readonly between: readonly [ReportCompany, ReportCompany]
}

type DateDefect = Extract<Reading['defects'][number]['code'], 'odd-end-date' | 'date-late'>

/** What shows only beside the other references, or concerns the dates. */
export type Observation =
  | (TimeSpan & { readonly basis: BasisView })
  | { readonly kind: 'date'; readonly code: DateDefect; readonly company: ReportCompany; readonly explanation: string; readonly basis: BasisView }
  | {
      readonly kind: 'contradiction'
      readonly company: ReportCompany
      readonly dimension: Dimension
      readonly grade: number
      readonly summary: number
      readonly basis: BasisView
    }
  | {
      readonly kind: 'change'
      readonly dimension: Dimension
      readonly steps: readonly { readonly company: ReportCompany; readonly grades: readonly number[] }[]
      readonly basis: BasisView
    }
  | {
      readonly kind: 'binding'
      /** `open`: no final reference yet. */
      readonly outcome: 'open' | 'kept' | 'worse'
      readonly company: ReportCompany
      readonly interim: ReportLetter
      readonly final: ReportLetter | null
      readonly basis: BasisView
    }

/** What was found in the references of one applicant, by the company that issued them. */
export interface Report {
  /** In the order of the employments. */
  readonly companies: readonly ReportCompany[]
  readonly spans: readonly TimeSpan[]
  readonly observations: readonly Observation[]
}

/** All references of a report in the order of its companies. */
export function lettersOf({ companies }: Report): readonly ReportLetter[] {
  return companies.flatMap(({ letters }) => letters)
}
