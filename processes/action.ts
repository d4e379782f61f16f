import type { CaseRequest, Comment, Delivery, Draft, People, SignatureForm, SignedFile } from './model/case.ts'
import type { Rating } from './model/rating.ts'
import type { Call } from './steps.ts'

type Given = Omit<Rating, 'by' | 'isDone'>

export interface Remark {
  readonly id: string
  readonly sentence: string | null
  readonly text: string
}

/** What HR makes of a comment. */
export type Settled = Pick<Comment, 'id' | 'isSettled' | 'answer'>

/** What each call brings; `null` where it brings nothing. */
export interface Brings {
  /** With the draft written anew, where there is one. */
  readonly correctRequest: { readonly request: CaseRequest; readonly people: People; readonly draft: Draft | null }
  readonly askRating: null
  readonly startDraft: { readonly draft: Draft }
  readonly saveRating: Given
  readonly delegate: { readonly to: string }
  readonly rate: Given & { readonly draft: Draft }
  readonly askAgain: { readonly question: string }
  /** With what becomes of the comments, by their ids. */
  readonly editDraft: { readonly draft: Draft; readonly settled: readonly Settled[] }
  readonly askReview: null
  readonly skipReview: null
  readonly comment: Remark
  /** With what was written beside it. */
  readonly sendBack: Remark | null
  readonly approve: Remark | null
  readonly takeBack: null
  readonly consent: null
  readonly withdrawConsent: null
  /** `digest` is that of the text, made by who calls. */
  readonly release: { readonly form: SignatureForm; readonly text: string; readonly digest: string }
  readonly reopen: null
  readonly attachSigned: Omit<SignedFile, 'at'>
  readonly deliver: Omit<Delivery, 'received'>
  readonly correctDelivery: Omit<Delivery, 'received'>
  readonly confirmReceipt: null
  readonly object: { readonly text: string }
  readonly acceptObjection: { readonly text: string }
  readonly declineObjection: { readonly text: string }
  readonly archive: null
  readonly archiveQuietly: null
  readonly withdraw: { readonly reason: string }
  readonly remind: null
  readonly remindOverdue: null
}

/** A call with what it brings. */
export type Action = { [C in Call]: { readonly call: C; readonly with: Brings[C] } }[Call]
