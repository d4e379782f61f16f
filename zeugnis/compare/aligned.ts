import type { Unit } from './read-side.ts'

/** Sentences that were joined to those of a pair. */
export interface Joined {
  readonly before: readonly Unit[]
  readonly after: readonly Unit[]
}

/** Two sentences that are one, or one that stands alone. */
export interface Aligned {
  readonly before: Unit | null
  readonly after: Unit | null
  /** `words`: they share enough of them; `matter`: they speak of the same, in other words; `part`: it stands inside a longer one of the other text. */
  readonly by: 'same' | 'words' | 'matter' | 'part' | 'alone'
  readonly joined?: Joined
}
