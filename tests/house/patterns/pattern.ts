import { createHash } from 'node:crypto'

/** A regular expression of the product, and where it stands. */
export interface Pattern {
  readonly source: string
  readonly flags: string
  /** `cv/read/name.ts:12` */
  readonly at: string
}

/** Its name in the table of verdicts. */
export function nameOf({ source, flags }: Pattern): string {
  return createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16)
}
