/** How many single tests of a part passed and failed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  /** How many of those that passed did so only when tried again. */
  readonly flaky?: number
}

/** One command of the checks. */
export interface Part {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Counts of single tests in the part's output, where its runner prints them. */
  readonly count?: (output: string) => Counts
  /** Nothing after it makes sense without it. */
  readonly isNeeded?: boolean
}

/** Parts one after the other. */
export type Lane = readonly Part[]

/** Lanes side by side, which begin when the stage before has ended. */
export type Stage = readonly Lane[]
