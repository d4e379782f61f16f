/** The total of one list, and the version of the data that it was counted in. */
export interface Total {
  /** Undefined where no version is noted of what the list reads: then it is not kept. */
  readonly version: string | undefined
  readonly total: number
}

/** Totals that this process has counted, the newest of them. Whoever takes one compares its version with that of the data. */
export interface Totals {
  find(key: string): Total | undefined
  keep(key: string, total: Total): void
}
