import type { Closing } from '../../model/analysis.ts'
import type { Kind } from '../../model/spec.ts'
import type { Frame } from './frame.ts'
import type { ReadSentence } from './read-sentences.ts'

/** A letter as read so far: what its parts, defects and doubts are found by. */
export interface ReadLetter {
  readonly all: readonly ReadSentence[]
  readonly closing: Closing
  readonly frame: Frame
  readonly kind: Kind
  readonly tense: 'past' | 'present'
}
