import type { Locale } from '#words/interface'
import type { NotAReference, ReadLetter } from '#zeugnis'
import type { Refused, TokenOutcome } from '../forms/index.ts'

/** A company and the texts of the references it issued, personal data replaced. */
export interface StoredCompany {
  /** Last part of its address. */
  readonly id: string
  /** As whoever shared it calls it, or the letter does; nothing when neither does. */
  readonly name: string | null
  readonly letters: readonly string[]
}

/** A company and its references, read. */
export interface ReadCompany extends Omit<StoredCompany, 'letters'> {
  readonly letters: readonly ReadLetter[]
}

export interface SharedReport {
  readonly companies: readonly ReadCompany[]
  /** Until when it can be read, ISO 8601. */
  readonly expires: string
}

export interface ShareRequest {
  readonly texts: readonly string[]
  /** What the company of each letter is called; "" is none, and nothing leaves it to the letter. */
  readonly firms?: readonly (string | null)[]
  readonly days: number
  /** Language of the page it was shared from. */
  readonly locale: Locale
  /** Of whoever is signed in: then the report is theirs. */
  readonly authToken?: string | undefined
}

export type ShareProblem = 'no_letter' | 'too_many' | 'too_long' | 'days' | NotAReference['problem']

export type ShareOutcome =
  /** Stored. The tokens are known here only; `isOwned`: it stands in an account as well. */
  | { readonly kind: 'shared'; readonly token: string; readonly deletion: string; readonly expires: string; readonly isOwned: boolean }
  /** Nothing was stored: more has to be replaced than was. These texts would be stored. */
  | { readonly kind: 'differs'; readonly texts: readonly string[] }
  /** Nothing was stored. `letter` is the place of the text that is wrong. */
  | { readonly kind: 'invalid'; readonly problem: ShareProblem; readonly letter: number | null }
  | Refused

export type FoundReport = { readonly kind: 'found'; readonly report: SharedReport } | { readonly kind: 'unknown' } | Refused

/** Reports that visitors share. Nothing here rejects. */
export interface ReportServices {
  readonly share: (request: ShareRequest) => Promise<ShareOutcome>
  readonly find: (token: string) => Promise<FoundReport>
  /** Deletes the report of a deletion link. */
  readonly remove: (deletion: string) => Promise<TokenOutcome>
}
