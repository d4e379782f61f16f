import type { Place } from '#language'
import type { LawId } from '../lexicon/laws.ts'

/** The same in both languages. */
export interface Both {
  readonly de: string
  readonly en: string
}

export type ClauseKind =
  | 'parties'
  | 'start'
  | 'fixed-term'
  | 'work'
  | 'place'
  | 'transfer'
  | 'probation'
  | 'pay'
  | 'overtime'
  | 'working-time'
  | 'on-call'
  | 'holiday'
  | 'sickness'
  | 'secondary-employment'
  | 'confidentiality'
  | 'non-compete'
  | 'penalty'
  | 'termination'
  | 'exclusion'
  | 'written-form'
  | 'return'
  | 'data'
  | 'training'
  | 'pension'
  | 'collective'
  | 'reference'

/** A statute, or a ruling where the statute is silent: what it says, in one sentence, and where to read it. */
export interface Law extends Both {
  readonly id: LawId
  readonly norm: string
  readonly source: string
}

export type Unit = 'days' | 'working-days' | 'weekdays' | 'weeks' | 'months' | 'years' | 'hours' | 'euros' | 'percent' | 'months-pay' | 'all'

/** A number with its unit; the unit `all` has no number. */
export interface Amount {
  readonly number: number | null
  readonly unit: Unit
}

export type PointCode =
  | 'probation-length'
  | 'probation-notice'
  | 'notice-period'
  | 'termination-form'
  | 'fixed-term-length'
  | 'fixed-term-reason'
  | 'fixed-term-no-reason'
  | 'pay-amount'
  | 'overtime-included'
  | 'weekly-hours'
  | 'holiday-days'
  | 'secondary-consent'
  | 'secondary-notice'
  | 'exclusion-period'
  | 'exclusion-form'
  | 'exclusion-court'
  | 'non-compete-length'
  | 'non-compete-compensation'
  | 'non-compete-no-compensation'
  | 'penalty-amount'
  | 'retention-excluded'
  | 'data-consent'
  | 'written-form-double'
  | 'reference-waiver'

/** Something that the passage says and a reader may want to look at, beside what the law says of it. No verdict. */
export interface Point extends Place {
  readonly code: PointCode
  readonly amount: Amount | null
  /** Of a form: as the text has it. */
  readonly form: 'written' | 'text' | null
  readonly says: Both
  readonly law: readonly Law[]
}

export interface Clause extends Place {
  readonly kind: ClauseKind
  /** The heading it stands under, as it is written there. */
  readonly heading: string | null
  /** Its words, without line ends. */
  readonly quote: string
  readonly about: Both
  readonly statutes: readonly Law[]
  readonly points: readonly Point[]
}

/** One of the particulars of § 2 Abs. 1 Satz 2 NachwG, or a part of one. */
export interface Particular {
  readonly id: string
  /** Its number in the statute, 1 to 15. */
  readonly number: number
  /** Whether it is due always, or only where such a thing was agreed or exists. */
  readonly due: 'always' | 'if-agreed'
  readonly what: Both
}

export interface FoundParticular extends Particular, Place {}

/** Everything in the order of the text; what is missing in the order of the statute. */
export interface ContractReading {
  readonly isContract: true
  readonly language: 'de'
  /** No parties were found: the text is a part, and what is missing may stand elsewhere. */
  readonly isPart: boolean
  readonly clauses: readonly Clause[]
  readonly particulars: readonly FoundParticular[]
  readonly missing: readonly Particular[]
  /** What this is and what it is not, for every place where it is shown. */
  readonly note: Both
}

/** Why a text was not read: nothing in it; a contract in English; neither German nor English; no employment contract. */
export type ContractProblem = 'empty' | 'english' | 'other-language' | 'no-employment-contract'

export interface NoContract {
  readonly isContract: false
  readonly language: 'de' | 'en' | 'unknown'
  readonly reason: ContractProblem
  readonly says: Both
}
