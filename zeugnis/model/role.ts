/** A text in both languages of the site. */
export interface Bilingual {
  readonly de: string
  readonly en: string
}

/** An occupation with what its references are made of. */
export interface Role {
  readonly slug: string
  readonly name: Bilingual
  /** Building blocks for the list of duties, the most important first. */
  readonly tasks: readonly Bilingual[]
  readonly competences: readonly Bilingual[]
  /** What references in this occupation often get wrong. */
  readonly pitfalls: readonly Bilingual[]
  /** Occupations with cash, keys or personal data: honesty unmentioned reads as criticism. */
  readonly needsTrust: boolean
  /** The people outside the firm whom conduct is judged towards. */
  readonly thirdParties: string
}
