import type { Dimension } from './dimension.ts'
import type { Part } from './letter.ts'
import type { OfPerson } from './spec.ts'

/** The sentence around what was typed (`{text}`, or `{bare}` without its article) and where it stands: behind the last sentence of a dimension, else at the end of its part. */
export interface Frame {
  readonly part: Part
  readonly behind?: Dimension
  /** What belongs to the first sentence of that dimension, and goes behind it: where somebody leaves for. */
  readonly goesInto?: RegExp
  /** Stands before what is judged in its part, behind other such frames. */
  readonly isFirst?: true
  /** Several things may be typed, one behind the other. */
  readonly isList?: true
  readonly template: string
  /** A frame for what does not go into the first one, such as a list without the preposition that it wants. */
  readonly otherwise?: Otherwise
}

/** Where `fits` does not match, this stands, or what is meant for the rest. */
interface Otherwise {
  readonly fits: RegExp
  readonly template: string
  readonly otherwise?: Otherwise
}

/** Frames in the order of the letter. */
export type Frames = Readonly<Record<keyof OfPerson, Frame>>
