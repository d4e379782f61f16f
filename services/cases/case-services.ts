import type { Call, CaseState, GuestRole, ReviewBody } from '#processes'
import type { Locale } from '#words/interface'
import type { Account } from '../backend-client/session.ts'
import type { FieldErrors, Invalid, Refused } from '../forms/index.ts'
import type { CasePage } from './case-page.ts'

/** Whoever asks is not signed in (any more). */
export interface SignedOut {
  readonly kind: 'signed_out'
}

export type SignInOutcome = { readonly kind: 'in'; readonly token: string } | { readonly kind: 'wrong' } | Invalid | Refused

/** A case in the overview. */
export interface CaseRow {
  readonly id: string
  readonly person: string
  readonly job: string
  readonly kind: string
  readonly state: CaseState
  /** The day on which the employee should have it; until when it is somebody's turn. */
  readonly due: string
  readonly stateDue: string | null
  readonly isLate: boolean
}

export interface Overview {
  readonly kind: 'overview'
  readonly account: Account
  readonly isOwner: boolean
  readonly team: readonly { readonly id: string; readonly name: string; readonly email: string; readonly isOwner: boolean }[]
  readonly body: ReviewBody
  /** How many more may be begun. */
  readonly left: number
  readonly total: number
  readonly rows: readonly CaseRow[]
}

export interface OverviewFilter {
  readonly search: string
  readonly state: string
}

/** Why something was not done. `quicker`: somebody else has moved it on; `need`: something is missing, named by the table of steps. */
export type Prevented =
  | { readonly kind: 'prevented'; readonly why: 'role' | 'state' | 'withdrawn' | 'quicker' | 'full' | 'mail_limit' }
  | { readonly kind: 'prevented'; readonly why: 'need'; readonly need: string }

export type Acted =
  | { readonly kind: 'done'; readonly id: string }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | Prevented
  | Unknown
  | SignedOut
  | Refused

/** No such case, link or member: it was made up, has ended or is somebody else's. */
export interface Unknown {
  readonly kind: 'unknown'
}

export interface Found<T> {
  readonly kind: 'found'
  readonly value: T
}

/** A link without a case, by which an employee asks for a reference. */
export interface AskPage {
  readonly role: 'ask'
  readonly locale: Locale
}

export type GuestPage = CasePage | AskPage

export interface CaseFile {
  readonly kind: 'file'
  readonly bytes: Uint8Array
  readonly name: string
  readonly type: string
}

/** A letter with characters that no font of PDF files has; as a Word file it is there. */
export interface Undrawable {
  readonly kind: 'undrawable'
  readonly letters: readonly string[]
}

export type NewLinkOutcome = { readonly kind: 'link'; readonly token: string } | Unknown | SignedOut | Refused

/** What a test access does with references on their way; `token` is the session's. Nothing here rejects. */
export interface CaseServices {
  readonly signIn: (data: FormData) => Promise<SignInOutcome>
  /** The session of a token that the browser holds, for pages that work without script. */
  readonly enter: (token: string) => Promise<SignInOutcome>
  readonly overview: (token: string, filter: OverviewFilter, locale: Locale) => Promise<Overview | SignedOut | Refused>
  readonly find: (token: string, id: string) => Promise<Found<CasePage> | Unknown | SignedOut | Refused>
  readonly begin: (token: string, data: FormData) => Promise<Acted>
  readonly act: (token: string, id: string, call: Call, data: FormData) => Promise<Acted>
  /** A new link for a role of a case, or for asking for a reference, to try it without the mail. */
  readonly link: (token: string, target: { readonly case: string; readonly role: GuestRole } | 'ask') => Promise<NewLinkOutcome>
  readonly file: (token: string, id: string, name: CaseFileName) => Promise<CaseFile | Undrawable | Unknown | SignedOut | Refused>
  /** All cases as a ZIP file. */
  readonly exportAll: (token: string) => Promise<CaseFile | SignedOut | Refused>
  readonly remove: (token: string, id: string) => Promise<Acted>
  /** Ends the workplace with all its cases. */
  readonly removeAll: (token: string, data: FormData) => Promise<Acted>
  readonly settings: (token: string, data: FormData) => Promise<Acted>
  readonly invite: (token: string, data: FormData, locale: Locale) => Promise<Acted>
  readonly join: (token: string, invite: string) => Promise<Acted>
  /** A colleague leaves, or is taken out by the owner. */
  readonly leave: (token: string, member: string) => Promise<Acted>
  readonly guest: (link: string) => Promise<Found<GuestPage> | Unknown | Refused>
  readonly guestAct: (link: string, call: Call | 'open', data: FormData) => Promise<Acted>
  readonly guestFile: (link: string, name: CaseFileName) => Promise<CaseFile | Undrawable | Unknown | Refused>
}

/** The letter as it stands, and what came back signed. */
export const caseFileNames = ['entwurf.docx', 'entwurf.pdf', 'unterschrieben.pdf'] as const
export type CaseFileName = (typeof caseFileNames)[number]
