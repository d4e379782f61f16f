import type { Address, Grade, Part, ZeugnisSpec } from '#zeugnis'
import type { Rating } from './rating.ts'
import type { CaseRole, ReviewBody } from './role.ts'
import type { CaseState } from './state.ts'

/** A calendar day, `2026-09-30`. */
export type Day = string

/** A moment, ISO 8601 in UTC. */
export type Moment = string

/** Kinds of reference that go this way; those of training have rules of their own (§ 16 BBiG). */
export const caseKinds = ['qualifiziert', 'zwischen', 'vorlaeufig', 'einfach'] as const satisfies readonly ZeugnisSpec['kind'][]

export type CaseKind = (typeof caseKinds)[number]

/** Whether a letter of this kind says how somebody worked: a simple one does not (§ 109 Abs. 1 Satz 2 GewO). */
export function isJudged({ kind }: { readonly kind: CaseKind }): boolean {
  return kind !== 'einfach'
}

export const caseReasons = ['eigenerWunsch', 'einvernehmlich', 'betriebsbedingt', 'befristung', 'ohneAngabe'] as const
export const caseOccasions = ['fuehrungswechsel', 'aufgabenwechsel', 'versetzung', 'elternzeit', 'eigenerWunsch'] as const

/** What is asked for, and of whom. */
export interface CaseRequest {
  readonly kind: CaseKind
  /** Language of the letter. */
  readonly language: 'de' | 'en'
  readonly address: Address
  readonly firstName: string
  readonly lastName: string
  readonly jobTitle: string
  /** Slug of the occupation whose words the letter takes. */
  readonly role: string
  readonly from: Day
  /** Last day of the employment; none for an interim reference. */
  readonly to: Day | null
  readonly reason: (typeof caseReasons)[number] | null
  readonly occasion: (typeof caseOccasions)[number] | null
  readonly tasks: readonly string[]
  readonly leads: boolean
  readonly employer: { readonly name: string; readonly city: string }
  readonly signer: { readonly name: string; readonly position: string }
  /** Who asked. */
  readonly askedBy: 'hr' | 'employee'
}

export interface People {
  readonly manager: string
  readonly reviewer: string
  readonly body: ReviewBody
}

/** A sentence of the draft, with what the generator wrote in its place. */
export interface DraftSentence {
  readonly id: string
  readonly part: Part
  readonly text: string
  readonly made: string
  readonly grade: Grade | null
  /** How it read when the reviewer last sent it back; none of what is new since, and of drafts that nobody sent back. */
  readonly read?: string
  /** HR's own wording that was written over because its grade, or what was asked for, has changed. */
  readonly replaced?: string
}

export interface Draft {
  readonly sentences: readonly DraftSentence[]
  /** Chooses between wordings of the same grade. */
  readonly seed: number
}

export interface Comment {
  readonly id: string
  /** Of the sentence that it speaks of; none for the whole. */
  readonly sentence: string | null
  readonly by: CaseRole
  readonly text: string
  readonly at: Moment
  /** HR has ticked it off, and what they say to it. */
  readonly isSettled: boolean
  readonly answer: string
}

/** By hand on paper, or with a qualified electronic signature (§ 109 Abs. 3 GewO, § 126a BGB). */
export const signatureForms = ['paper', 'electronic'] as const
export type SignatureForm = (typeof signatureForms)[number]

/** The text that was released, frozen with its digest. */
export interface Release {
  readonly form: SignatureForm
  readonly text: string
  /** SHA-256 of the text, hexadecimal. */
  readonly digest: string
  readonly at: Moment
}

/** What a file that came back holds, beside the released text. `unread`: it is a picture without text, and a person has compared it. */
export const comparedTexts = ['same', 'differs', 'unread'] as const

export interface SignedFile {
  readonly name: string
  readonly text: (typeof comparedTexts)[number]
  /** Whether it carries an electronic signature; not whether that is qualified and valid. */
  readonly hasSignature: boolean
  readonly at: Moment
}

export const deliveryWays = ['inPerson', 'post', 'electronic'] as const

export interface Delivery {
  readonly way: (typeof deliveryWays)[number]
  readonly on: Day
  readonly proof: string
  /** When the employee said that it had come. */
  readonly received: Moment | null
}

export interface Objection {
  readonly text: string
  readonly at: Moment
  /** Of the letter that it is about: a corrected one is handed over anew. */
  readonly delivery: Delivery | null
  readonly answer: { readonly isAccepted: boolean; readonly text: string; readonly at: Moment } | null
}

/** A reference on its way from request to archive. */
export interface ReferenceCase {
  readonly state: CaseState
  readonly request: CaseRequest
  readonly people: People
  readonly rating: Rating | null
  /** What HR asks the manager about the rating that they have given; "" where nothing is asked. */
  readonly question: string
  readonly draft: Draft | null
  readonly comments: readonly Comment[]
  readonly approved: Moment | null
  /** The employee agrees to the electronic form (§ 109 Abs. 3 GewO). */
  readonly consent: Moment | null
  readonly release: Release | null
  readonly signed: SignedFile | null
  readonly delivery: Delivery | null
  readonly objections: readonly Objection[]
  /** Why it was withdrawn, where a reason was given. */
  readonly withdrawal: string
  /** When it was asked for. */
  readonly asked: Moment
  /** The last move, from which its days are counted. */
  readonly since: Moment
  readonly reminded: Moment | null
}
