/** A table as it was saved: the names of its columns, and below them cells as texts; days as ISO 8601. */
export interface Table {
  readonly headers: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Which row of the file each is, as a spreadsheet counts them: from 1, with the head and empty rows. */
  readonly lines: readonly number[]
  /** Cells that were computed and not typed, as `row:column`, both from 0. */
  readonly formulas: readonly string[]
}

/** Why a file gives no table. */
export type TableProblem = 'empty' | 'not-a-table' | 'damaged' | 'no-head' | 'no-rows' | 'too-large' | 'too-many-rows'

/** More than any firm releases at once, and a file of that many rows is far below the size. */
export const stackLimits = { rows: 500, bytes: 5 * 2 ** 20, columns: 100 } as const

/** Rows of texts as a file has them, and which were computed: `row:column`. */
export interface Cells {
  readonly rows: readonly (readonly string[])[]
  readonly formulas: ReadonlySet<string>
}
