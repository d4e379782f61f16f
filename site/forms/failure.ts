import type { FieldErrors, FormName, Invalid, Refused } from '#services/forms'

/** Why a form did not go through. `offline`: it never reached us, or its answer never came back. */
export type Failure = Invalid | Refused | { readonly kind: 'refused'; readonly reason: 'offline' }

/** What a page says of a form that was sent to it without script: what went wrong, and what was typed. */
export interface FormAnswer {
  readonly form: FormName
  readonly failure: Failure
  readonly typed: Typed
}

/** The texts of a form by field; a field that may be sent more than once has several. */
export type Typed = Readonly<Record<string, readonly string[]>>

export function errorsOf(failure: Failure | undefined): FieldErrors {
  return failure?.kind === 'invalid' ? failure.errors : {}
}
