import type { Place } from '#language'
import type { NotAReference, Section } from './analysis.ts'
import type { Dimension } from './dimension.ts'
import type { HalfGrade } from './grade.ts'
import type { Technique } from './mark.ts'

/** What became of a grade from the first text to the second. `open`: the engine cannot tell; `none`: there is nothing to grade. */
export type Change = 'same' | 'better' | 'worse' | 'open' | 'none'

/** How a sentence stands in both texts: in the same words, in some of them, in others of the same matter, inside a longer one (`merged` of the second text, `split` off one of the first), in one text alone. */
export type Wording = 'same' | 'changed' | 'rewritten' | 'merged' | 'split' | 'lost' | 'added'

/** What did it: a technique, plain praise, the bare minimum, other words, a part of the closing formula, another place in the letter, or words of which the engine cannot say what they do. */
export type ReasonCode = Technique | 'praise' | 'minimum' | 'wording' | 'closing' | 'place' | 'unknown-wording'

/** Why a sentence reads otherwise. Swapping both texts turns `lost` into `added`, `weakened` into `strengthened`, `worse` into `better`. */
export interface Reason {
  readonly code: ReasonCode
  readonly what: 'lost' | 'added' | 'weakened' | 'strengthened' | 'replaced'
  /** The words as they stand there; nothing where a text has none. */
  readonly before: string | null
  readonly after: string | null
  readonly placeBefore: Place | null
  readonly placeAfter: Place | null
  /** Which way it goes by itself; other words of the sentence may outweigh it. */
  readonly change: Change
}

/** A sentence of the one text beside that of the other. */
export interface ComparedPair {
  /** As they stand there. */
  readonly before: string | null
  readonly after: string | null
  readonly placeBefore: Place | null
  readonly placeAfter: Place | null
  readonly section: Section
  readonly dimensionBefore: Dimension | null
  readonly dimensionAfter: Dimension | null
  /** Where sentences were merged into one of the other text, that of the best. */
  readonly gradeBefore: HalfGrade | null
  readonly gradeAfter: HalfGrade | null
  readonly wording: Wording
  /** Stands elsewhere among the other sentences; never of duties, whose order says nothing. */
  readonly moved: boolean
  readonly change: Change
  readonly reasons: readonly Reason[]
}

/** A grade of the whole in both texts. */
export interface GradeChange {
  readonly before: number | null
  readonly after: number | null
  readonly change: Change
  /** The pairs that explain it, as their places in `pairs`, the strongest first. */
  readonly because: readonly number[]
}

/** A dimension of which only one of the texts speaks, and by which sentence. */
export interface OneSidedDimension extends Place {
  readonly dimension: Dimension
}

/** What a letter states and does not judge; `from` to `issued` are days (`2026-09-30`), as is `date` where the day is whole. */
export const factKinds = [
  ...(['kind', 'person', 'address', 'employer', 'job', 'from', 'to', 'issued', 'date', 'number', 'task'] as const),
  // `terms`: part of the time, for a time, through an agency.
  'terms',
  // `result`: how an examination, a course or a school judged; `pronoun`: a form of address or pronoun of the other gender in one sentence.
  ...(['result', 'pronoun'] as const),
  // `honesty`: a word on it; `takeover`: that somebody is employed on after training, and for how long.
  ...(['honesty', 'takeover'] as const),
  // `inadmissible`: contents that belong in a letter only if the person wishes.
  ...(['leaving-reason', 'regret', 'thanks', 'wishes'] as const),
  // `continuation`: that an interim reference looks forward to; `rehire`: that they would be employed again.
  ...(['continuation', 'rehire', 'inadmissible', 'signature'] as const),
] as const

export interface ComparedFact {
  readonly kind: (typeof factKinds)[number]
  readonly before: string | null
  readonly after: string | null
}

export type NotComparable = Exclude<NotAReference['problem'], 'invalid-input'> | 'different-people' | 'unknown-wording'

/** Whether anything may be said of both together. */
export type Comparability =
  | { readonly answer: 'yes'; readonly why: null; readonly side: null }
  | { readonly answer: 'no'; readonly why: NotComparable; readonly side: 'before' | 'after' | 'both' }

/** Two texts beside each other. */
export interface Comparison {
  readonly comparable: Comparability
  readonly overall: GradeChange
  readonly performance: GradeChange
  readonly conduct: GradeChange
  /** The closing formula; custom, and nothing of performance. */
  readonly closing: GradeChange
  /** In the order of the second text; what only the first has stands behind what it stood behind there. */
  readonly pairs: readonly ComparedPair[]
  readonly lost: readonly OneSidedDimension[]
  readonly added: readonly OneSidedDimension[]
  readonly facts: readonly ComparedFact[]
}
