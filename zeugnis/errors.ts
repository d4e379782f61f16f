/** Why a description cannot become a letter. Stable: callers and their texts rely on the codes. */
export type SpecErrorCode =
  | 'missing-first-name'
  | 'missing-last-name'
  | 'missing-employer'
  | 'missing-city'
  | 'missing-job'
  | 'missing-tasks'
  | 'missing-signer'
  | 'missing-position'
  | 'missing-date'
  | 'missing-occasion'
  | 'invalid-date'
  | 'date-out-of-range'
  | 'dates-reversed'
  | 'issued-before-begin'
  | 'employment-too-long'
  | 'end-long-after-issue'
  | 'unknown-role'

/** One thing that keeps a description from becoming a letter; `field` is its path in the description, such as `job.title`. */
export interface SpecProblem {
  readonly code: SpecErrorCode
  readonly field: string
}

/** A description from which no truthful letter can be made, with all that has to be mended. */
export class SpecError extends Error {
  override readonly name = 'SpecError'
  readonly problems: readonly SpecProblem[]

  constructor(problems: readonly SpecProblem[]) {
    super(problems.map(({ code, field }) => `${code} (${field})`).join(', '))
    this.problems = problems
  }
}
