import type { CaseState } from './state.ts'

/** What is kept of a case, and for how long it is. */
export const keptKinds = ['notes', 'rating', 'reference'] as const

export type KeptKind = (typeof keptKinds)[number]

/** Numbers of days that a company sets; their values and sources stand in `content/facts/process.json`. */
export interface ProcessRules {
  /** How long each state may take before it is late; nobody is waited for in the others. */
  readonly stateDays: Readonly<Partial<Record<CaseState, number>>>
  /** Until an interim reference, for which no day is fixed, should be there. */
  readonly interimDays: number
  /** Until a reference should be there that is asked for after the employment has ended. */
  readonly afterEndDays: number
  /** Without an objection a delivered reference goes into the archive after these. */
  readonly archiveDays: number
  /** What is deleted so many days after the archive. */
  readonly keptDays: Readonly<Record<KeptKind, number>>
  /** All of a case that is only a trial is deleted so many days after it was begun. */
  readonly trialDays: number
}
