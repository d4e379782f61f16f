/** Why a description cannot become a letter. Stable: callers and their texts rely on the codes. */
export type SpecErrorCode =
  | 'missing-name'
  | 'missing-employer'
  | 'missing-job'
  | 'missing-tasks'
  | 'missing-signer'
  | 'missing-end'
  | 'missing-occasion'
  | 'invalid-date'
  | 'dates-reversed'
  | 'unknown-role'

/** A description from which no truthful letter can be made; `field` names the entry to mend. */
export class SpecError extends Error {
  override readonly name = 'SpecError'
  readonly code: SpecErrorCode
  readonly field: string

  constructor(code: SpecErrorCode, field: string) {
    super(`${code} (${field})`)
    this.code = code
    this.field = field
  }
}
