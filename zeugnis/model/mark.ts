import type { Place } from '#language'
import type { Basis, BasisKey } from './basis.ts'
import type { Bilingual } from './role.ts'

/** How a wording says more or less than it seems to. */
export const techniques = [
  'time-factor',
  'missing-time-word',
  'superlative',
  'passive-voice',
  'omission',
  'reversed-order',
  'relativisation',
  'negation',
  'irony',
  'distance',
  'coded-phrase',
  'contradiction',
] as const

export type Technique = (typeof techniques)[number]

/** What a mark does to its sentence: lifts or lowers the grade, makes it ungradable, is worth a look, or does nothing though lore says so. */
export type Effect = 'raises' | 'lowers' | 'withholds' | 'hint' | 'none'

/**
 * What words weigh in the rules for grades. `time` and `lift` raise what stands in their clause or behind them, `top`, `praise`, `minimum` and `trivial` (the self-evident) build a grade,
 * `lowers` and `withholds` take it back; `hint` and `none` leave it as it is.
 */
export type Weight = 'time' | 'lift' | 'top' | 'praise' | 'minimum' | 'trivial' | 'lowers' | 'withholds' | 'hint' | 'none'

/** Words that carry a grade or cast a doubt: one entry of the reader's lexicon. */
export interface Cue {
  readonly weight: Weight
  /** The technique that the words show; plain praise and plain doubt show none. */
  readonly technique?: Technique
  /** Whole words, word beginnings (`hervorragend*`) and endings (`*kenntnis`), and phrases in which `_` stands for one to four words. */
  readonly words: readonly string[]
  readonly basis: BasisKey
  readonly explanation: Bilingual
}

/** A technique found in a text, at most 200 units long. */
export interface Mark extends Place {
  readonly technique: Technique
  readonly effect: Effect
  readonly basis: Basis
  readonly explanation: Bilingual
}

/** Words that ground a grade: praise, or the bare minimum. */
export interface Evidence extends Place {
  readonly weight: 'praise' | 'minimum'
}
