import type { Locale } from '#words/interface'
import type { LinkPurpose } from '../accounts/mail-links.ts'
import type { FieldErrors } from './check-form.ts'
import type { FormName } from './forms.ts'

/**
 * Stored, and mails will go out. `deleteOn` is the day, such as `2027-05-21`, on which it is deleted at the latest (a
 * subscription or a test access: when nobody confirms it; a link: on which it ends).
 */
export interface Sent {
  readonly kind: 'sent'
  readonly deleteOn: string
}

/** Nothing was stored: fields are wrong. Status 422. */
export interface Invalid {
  readonly kind: 'invalid'
  readonly errors: FieldErrors
}

/** Nothing was stored, and no field is wrong. */
export interface Refused {
  readonly kind: 'refused'
  readonly reason: RefusalReason
  readonly status: (typeof refusals)[RefusalReason]
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number
}

/** Why something is refused, and with which status the page is answered. */
export const refusals = {
  /** Too many from this address. */
  rate_limited: 429,
  /** The captcha is not solved, or its answer has expired. */
  captcha: 422,
  /** The captcha's service cannot be asked. */
  captcha_away: 503,
  /** Sent faster than a person types. */
  too_fast: 422,
  /** The field that people do not see was filled. */
  trap: 422,
  /** More than the form may send: it was not read to its end, so what was typed is not known. */
  too_large: 413,
  /** All engines are at work for others. */
  too_busy: 503,
  /** Reading it takes longer than one text or file may. */
  takes_too_long: 422,
  /** It cannot be stored now. */
  backend_away: 503,
} as const

export type RefusalReason = keyof typeof refusals

export type Outcome = Sent | Invalid | Refused

export interface FormRequest {
  readonly data: FormData
  /** The language in which the visitor is answered by mail. */
  readonly locale: Locale
}

/**
 * Takes what a form sends: guards, checks, stores it together with its mails, and only then says `sent`. The same submission sent
 * twice is stored once and answered the same. Never rejects.
 */
export type SendForm = (form: FormName, request: FormRequest) => Promise<Outcome>

export type TokenOutcome =
  | { readonly kind: 'done' }
  /** No such token: wrong, already used up, or deleted because nobody confirmed in time. */
  | { readonly kind: 'unknown' }
  | Refused

/** Confirms a subscription: called by the POST of a press on the page only, for mail scanners open links by GET. */
export type ConfirmNewsletter = (token: string) => Promise<TokenOutcome>

/** Ends a subscription; `done` also when there is none. A mail program's one-click POST (RFC 8058) needs a 200 and no more. */
export type Unsubscribe = (token: string) => Promise<TokenOutcome>

/** What became of a link in a mail about an account: done, not valid (any more), or something is wrong with what was typed beside it. */
export type LinkOutcome = TokenOutcome | Invalid

/** Acts on such a link: called by the POST of a press on its page only. */
export type FollowLink = (purpose: LinkPurpose, token: string, data: FormData) => Promise<LinkOutcome>

/** What visitors set going from pages. */
export interface FormServices {
  readonly send: SendForm
  readonly confirmNewsletter: ConfirmNewsletter
  readonly unsubscribe: Unsubscribe
  readonly followLink: FollowLink
}

export function refuse(reason: RefusalReason, retryAfter?: number): Refused {
  return { kind: 'refused', reason, status: refusals[reason], ...(retryAfter !== undefined && { retryAfter }) }
}
