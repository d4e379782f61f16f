import type { BasisKey } from './basis.ts'
import type { Bilingual } from './role.ts'

/** How a wording says more or less than it seems to. */
export type Technique = 'zeitfaktor' | 'superlativ' | 'positiv' | 'erforderliches' | 'relativierung' | 'bemuehen' | 'verneinung' | 'distanz'

/** What a cue does to the grade of its sentence. */
type Effect = 'raises' | 'grounds' | 'lowers' | 'withholds'

/** Words that carry a grade: one entry of the reader's lexicon. */
export interface Cue {
  readonly technique: Technique
  readonly effect: Effect
  /** Whole words and word beginnings (`hervorragend*`), and phrases in which `_` stands for one to four words. */
  readonly words: readonly string[]
  readonly basis: BasisKey
  readonly explanation: Bilingual
}

/** A cue found in a text, `[start, end)` in UTF-16 units of the text as given. */
export interface Mark {
  readonly start: number
  readonly end: number
  readonly technique: Technique
  readonly effect: Effect
  readonly basis: BasisKey
  readonly explanation: Bilingual
}
