import type { Place } from './place.ts'

/** A text as the rules read it, and where each of its UTF-16 units began and ended in the text as given. */
export interface Passage {
  readonly text: string
  /** As many as the text has units; in the order of the text as given. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

/** The units `[from, to)` of a passage, with their places. */
export function slice({ text, starts, ends }: Passage, from: number, to: number): Passage {
  return { text: text.slice(from, to), starts: starts.slice(from, to), ends: ends.slice(from, to) }
}

/** Where the units `[from, to)` of a passage stood in the text as given; at its beginning when there are none. */
export function spanOf({ starts, ends }: Pick<Passage, 'starts' | 'ends'>, from: number, to: number): Place {
  return { start: starts[from] ?? 0, end: ends[to - 1] ?? 0 }
}
