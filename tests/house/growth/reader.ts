import type { SeedKind } from './seeds.ts'

/** A function that takes what a visitor sends. */
export interface Reader {
  /** What comes before the hostile text, so that it is read as such texts are. */
  readonly start?: string
  /** Characters of the shortest text; the others have two and four times as many. */
  readonly length: number
  readonly seeds: readonly SeedKind[]
  /** May throw or reject: refusing is an answer as well. */
  readonly read: (text: string) => unknown
}

export type Readers = Readonly<Record<string, Reader>>
