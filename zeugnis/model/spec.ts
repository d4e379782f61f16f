import type { GradedTopic } from './dimension.ts'
import type { Grade } from './grade.ts'

/** Kinds of reference (§ 109 GewO, § 16 BBiG). */
export type Kind = 'einfach' | 'qualifiziert' | 'vorlaeufig' | 'zwischen' | 'ausbildung'

export type Language = 'de' | 'en'

/** How a person is addressed: as Frau, as Herr, or by name alone. Nothing in § 109 GewO forces one of the first two. */
export type Address = 'frau' | 'herr' | 'name'

/** A calendar day, `2026-09-30`. */
export type IsoDate = string

export interface Person {
  readonly address: Address
  readonly firstName: string
  readonly lastName: string
  /** Academic title before the name, such as `Dr.`. */
  readonly title?: string
}

/** Why the employment ends. Named only when the employee wants it. `abschluss` and `uebernahme` end training: the examination is passed, or the trainee stays. */
export const leavingReasons = [
  ...(['eigenerWunsch', 'einvernehmlich', 'betriebsbedingt', 'befristung', 'ruhestand'] as const),
  ...(['abschluss', 'uebernahme', 'ohneAngabe'] as const),
] as const
export type LeavingReason = (typeof leavingReasons)[number]

/** Why an interim reference is asked for (BAG 21.01.1993, 6 AZR 171/92). */
export type Occasion = 'fuehrungswechsel' | 'aufgabenwechsel' | 'versetzung' | 'betriebsuebergang' | 'elternzeit' | 'eigenerWunsch'

/** In whose name somebody signs in public service: the head, „In Vertretung“ or „Im Auftrag“ (BAG 04.10.2005, 9 AZR 507/04). */
export const signingNames = ['leitung', 'vertretung', 'auftrag'] as const
export type Signing = (typeof signingNames)[number]

interface Signer {
  readonly name: string
  /** Function, so that the rank shows (BAG 04.10.2005, 9 AZR 507/04). */
  readonly position: string
}

/**
 * What is true of this person alone (BAG 27.04.2021, 9 AZR 262/20: a reference is a text about one person), in the order of the
 * letter. What may be typed stands beside the frames (`lexicon/german-of-person.ts`).
 */
export const ofPersonNames = [
  ...(['posts', 'unit', 'payGroup', 'hours', 'school', 'exam', 'powers', 'tools', 'languages'] as const),
  ...(['courses', 'projects', 'achievements', 'led', 'farewell'] as const),
] as const

/** Each becomes a sentence around what was typed; what is not given is not written. */
export type OfPerson = Readonly<Partial<Record<(typeof ofPersonNames)[number], string>>>

/** What a letter is made from. */
export interface ZeugnisSpec {
  readonly kind: Kind
  /** A training reference without performance and conduct, which only belong in on demand (§ 16 Abs. 2 Satz 2 BBiG); of no other kind. */
  readonly simple?: boolean
  readonly language: Language
  readonly person: Person
  readonly employer: { readonly name: string; readonly city: string; readonly description?: string }
  /** The employer is of public service (§ 35 TVöD, § 35 TV-L), which has words and signatures of its own. */
  readonly publicService?: Signing
  readonly job: { readonly title: string; readonly role?: string }
  readonly from: IsoDate
  /** Last day of the employment; not needed for an interim reference. */
  readonly to?: IsoDate
  readonly issued: IsoDate
  readonly tasks: readonly string[]
  readonly overall: Grade
  readonly grades?: Readonly<Partial<Record<GradedTopic, Grade>>>
  /** Led others: adds the assessment of leadership. */
  readonly leads?: boolean
  /** Dealt with customers or other third parties: adds conduct towards them. */
  readonly meetsThirdParties?: boolean
  /** Who they were, in the plural and the language of the letter: „die Kinder und ihre Eltern“, “our patients”. Otherwise as the occupation has them. */
  readonly thirdParties?: string
  /** Took part in further training: adds it. */
  readonly trained?: boolean
  readonly reason?: LeavingReason
  readonly occasion?: Occasion
  readonly ofPerson?: OfPerson
  readonly signers: readonly Signer[]
}

/** Whether a letter says how somebody worked: a simple one does not (§ 109 Abs. 1 Satz 2 GewO, § 16 Abs. 2 Satz 1 BBiG). */
export function isJudged({ kind, simple = false }: Pick<ZeugnisSpec, 'kind' | 'simple'>): boolean {
  return kind !== 'einfach' && !(kind === 'ausbildung' && simple)
}
