import type { Field } from './concept.ts'

/** Where something stands in a text: first character and the one after the last. */
export type Span = readonly [start: number, end: number]

export type Level = 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2'

/** What at least is asked for. A start is a day (ISO 8601) or `now`. */
export type Minimum =
  | { readonly unit: 'months'; readonly value: number }
  | { readonly unit: 'hours'; readonly value: number }
  | { readonly unit: 'level'; readonly value: Level }
  | { readonly unit: 'start'; readonly value: string }

export type Weight = 'must' | 'wish'

export interface Requirement {
  /** The same for the same demand, however the sentence around it changes. */
  readonly id: string
  readonly field: Field
  readonly weight: Weight
  /** As written. */
  readonly text: string
  /** What the table knows of it; one of them is enough. Empty: the words themselves are looked for. */
  readonly concepts: readonly string[]
  /** Of a place: its area counts too. */
  readonly isArea: boolean
  readonly minimum: Minimum | null
}

export interface Profile {
  readonly requirements: readonly Requirement[]
}
