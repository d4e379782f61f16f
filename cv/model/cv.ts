import type { Place } from '#language'

/**
 * How well a field is grounded, by a rule that is the same for all:
 * `high`: its own form or a label says what it is; `medium`: a general sign does (a preposition, a first line, a repaired
 * digit); `low`: only its place beside something that is known.
 */
export type Confidence = 'high' | 'medium' | 'low'

/** What was read, cleaned of line ends and doubled spaces, and where it stands. */
export interface Field<T extends string = string> extends Place {
  readonly value: T
  readonly confidence: Confidence
}

/** ISO 8601, as precise as the text: `2019-03` or `2019`. */
export type PartialDate = `${number}` | `${number}-${string}`

export interface Period {
  readonly from: Field<PartialDate> | null
  readonly to: Field<PartialDate | 'present'> | null
}

/** The span is the whole entry. The description is given as a place only. */
export interface Employment extends Place, Period {
  readonly title: Field | null
  readonly employer: Field | null
  readonly description: Place | null
}

/** A single date is the end of it. */
export interface Education extends Place, Period {
  readonly qualification: Field | null
  readonly institution: Field | null
  readonly description: Place | null
}

export interface Skill extends Field {
  /** In the words of the text: "sehr gut". */
  readonly level: string | null
}

export const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
type CefrLevel = (typeof cefrLevels)[number]

/** What the words of a level say. No CEFR level is derived from them. */
export type LanguageLevel = 'native' | 'business' | 'fluent' | 'good' | 'intermediate' | 'conversational' | 'basic'

export interface SpokenLanguage extends Place {
  /** ISO 639 code. */
  readonly language: string
  readonly cefr: CefrLevel | null
  readonly level: LanguageLevel | null
  readonly confidence: Confidence
}

export interface Certificate extends Field {
  readonly date: Field<PartialDate> | null
}

export interface Address {
  readonly street: Field | null
  readonly postalCode: Field | null
  readonly city: Field | null
}

/** Grounds of § 1 AGG and what leads to them. */
export type LeftOutKind = 'photo' | 'birth' | 'gender' | 'nationality' | 'family' | 'religion' | 'disability'

/** Where something stands that is not handed out, so that a caller can redact it. */
export interface LeftOut extends Place {
  readonly kind: LeftOutKind
}

/** Everything in the order of the text. What the text does not say, or not clearly, is null or missing from a list. */
export interface Cv {
  readonly isCv: true
  readonly language: 'de' | 'en'
  readonly name: Field | null
  readonly emails: readonly Field[]
  readonly phones: readonly Field[]
  readonly links: readonly Field[]
  readonly address: Address
  readonly employments: readonly Employment[]
  readonly education: readonly Education[]
  readonly skills: readonly Skill[]
  readonly languages: readonly SpokenLanguage[]
  readonly certificates: readonly Certificate[]
  readonly leftOut: readonly LeftOut[]
}

/** Why a text was not read: nothing in it, neither German nor English, or another kind of text. */
type CvProblem = 'empty' | 'other-language' | 'no-cv'

export interface NoCv {
  readonly isCv: false
  readonly language: 'de' | 'en' | 'unknown'
  readonly problem: CvProblem
}
