import { unfolded } from '#language'
import type { Parsed } from '../parsed.ts'
import type { Verdict } from '../verdict.ts'
import { featuresOf } from './features.ts'
import { weightsIn } from './signs.ts'
import { features, signs } from './weights.ts'

/** How much a sentence is like others: sums of weights, zero where it is as like as not. */
export interface Likeness {
  /** To praise of the person. */
  readonly praise: number
  /** To what is no better than sufficient. */
  readonly blame: number
  /** To praise that readers grade better than its words do. */
  readonly raised: number
  /** The grade of praise. */
  readonly grade: number
  /** The grade of what is no better than sufficient. */
  readonly poor: number
}

const weights = {
  praise: weightsIn(signs.praise),
  blame: weightsIn(signs.blame),
  raised: weightsIn(signs.raised),
  grade: weightsIn(signs.grade),
  poor: weightsIn(signs.poor),
} as const

/** Places of the features in the lists of weights; the first feature is that of every sentence. */
const places = new Map(unfolded(features).map((feature, at) => [feature, at]))

/** Compares a sentence with those that careful readers graded; linear in its length. */
export function likenessOf(sentence: Parsed, verdict: Verdict): Likeness {
  const found = ['', ...featuresOf(sentence, verdict)].flatMap((feature) => places.get(feature) ?? [])
  const sum = (all: readonly number[]) => found.reduce((total, at) => total + (all[at] ?? 0), 0)
  return {
    praise: sum(weights.praise),
    blame: sum(weights.blame),
    raised: sum(weights.raised),
    grade: sum(weights.grade),
    poor: sum(weights.poor),
  }
}
