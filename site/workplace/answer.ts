import type { FieldErrors, Refused } from '#services/forms'

/** The query by which an address says what has just been done. */
export const DONE_FIELD = 'done'

/** Where a page says what was done; addresses end in it, so that browsers lead there without script. */
export const NOTICE_ID = 'meldung'

/** Saved in between: said beside the button, where the page goes on. */
export const saidElsewhere = 'saveRating'
export const SAVED_ID = 'gespeichert'

/** Handed in with grades missing: it was saved, and the page says which. */
export const INCOMPLETE = 'incomplete'

/** What was typed, by field. Passwords and files are never among it. */
type Typed = Readonly<Record<string, string>>

/** Why something was not done. */
export type Failure =
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'prevented'; readonly why: string; readonly need?: string }
  | { readonly kind: 'unknown' | 'signed_out' | 'wrong' }
  | Refused
  | { readonly kind: 'refused'; readonly reason: 'offline' }

/** Found by the page itself: something that was typed under this heading would be lost. */
interface Unsaved {
  readonly kind: 'unsaved'
  readonly where: string
}

/** A form that did not go through, or whose outcome stands on the page and at no other address: a link that was made. */
export interface Answer {
  /** Which of the page's forms. */
  readonly form: string
  readonly failure?: Failure | Unsaved
  /** A link that was made. */
  readonly link?: string
  readonly typed: Typed
}

/** What a page's script hears: the answer, or where it goes on, and with which session when somebody has just signed in. */
export type Heard = Answer | { readonly to: string; readonly session?: string }

/** Where a form says what is wrong with it. */
export const problemsId = (form: string) => `${form}-${NOTICE_ID}`
