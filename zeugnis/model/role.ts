import type { Address, Language } from './spec.ts'

/** A text in both languages of the site. */
export interface Bilingual {
  readonly de: string
  readonly en: string
}

/** What a person is called in a letter, in each language and form of address. */
export type Titles = Readonly<Record<Language, Readonly<Record<Address, string>>>>

/** What the engine must know of an occupation. */
export interface RoleFacts {
  readonly slug: string
  /** Occupations with cash, keys or personal data: honesty unmentioned reads as criticism. */
  readonly needsTrust: boolean
  /** There for guests, customers or patients: without a word on them something is missing. In others somebody may have met some, and need not. */
  readonly facesPeople: boolean
  /** The people outside the firm whom conduct is judged towards. */
  readonly thirdParties: string
}

export interface RoleTexts {
  /** Building blocks for the list of duties, the most important first. */
  readonly tasks: readonly Bilingual[]
  /** What references in this occupation often get wrong. */
  readonly pitfalls: readonly Bilingual[]
}

/** An occupation with what its references are made of. */
export interface Role extends RoleFacts, RoleTexts {
  readonly name: Bilingual
  readonly titles: Titles
  readonly competences: readonly Bilingual[]
}
