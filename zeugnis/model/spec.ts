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

/** Why the employment ends. Named only when the employee wants it. */
export type LeavingReason = 'eigenerWunsch' | 'einvernehmlich' | 'betriebsbedingt' | 'befristung' | 'ohneAngabe'

/** Why an interim reference is asked for (BAG 21.01.1993, 6 AZR 171/92). */
export type Occasion = 'fuehrungswechsel' | 'aufgabenwechsel' | 'versetzung' | 'betriebsuebergang' | 'elternzeit' | 'eigenerWunsch'

interface Signer {
  readonly name: string
  /** Function, so that the rank shows (BAG 04.10.2005, 9 AZR 507/04). */
  readonly position: string
}

/** What a letter is made from. */
export interface ZeugnisSpec {
  readonly kind: Kind
  readonly language: Language
  readonly person: Person
  readonly employer: { readonly name: string; readonly city: string; readonly description?: string }
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
  /** Took part in further training: adds it. */
  readonly trained?: boolean
  readonly reason?: LeavingReason
  readonly occasion?: Occasion
  readonly signers: readonly Signer[]
}
