/** Where it is tried: file of tests → titles in it as they are written there, `…` for what a loop fills in. */
export type Proofs = Readonly<Record<string, readonly string[]>>

/** One line of the specification. */
export interface Line {
  /** The whole line, verbatim. */
  readonly says: string
  /** Figures, words and strings as they stand in the line → what the project has. */
  readonly holds?: Readonly<Record<string, unknown>>
  readonly proofs: Proofs
  /** Why nothing tries it. */
  readonly untried?: string
}
