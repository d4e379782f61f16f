import { namesIn } from '../../../zeugnis/analyse/sentence/names.ts'
import { readByGrammar } from '../../../zeugnis/analyse/sentence/read.ts'
import { featuresOf } from '../../../zeugnis/analyse/sentence/similarity/features.ts'
import { normalise } from '../../../zeugnis/analyse/text/normalise.ts'
import { sentences } from '../../../zeugnis/analyse/text/sentences.ts'
import type { HalfGrade } from '../../../zeugnis/model/grade.ts'
import { type Labelled, labelled, writtenOf } from './labelled.ts'

/** Rarer features say more of one sentence than of the language. */
const RARE = 3

/** A labelled sentence with what the grammar makes of it and the places of its features. */
export interface Case extends Labelled {
  readonly features: readonly number[]
  /** The grade that its words would give, of praise only. */
  readonly candidate: HalfGrade | null
  /** Whether the grammar leaves it open. */
  readonly isOpen: boolean
}

/** All sentences that may be learned from, with the names of their features and how common these are. */
export interface Material {
  readonly cases: readonly Case[]
  readonly names: readonly string[]
  readonly counts: readonly number[]
}

/** Whom sentences without Herr or Frau speak of. */
const own = namesIn([writtenOf.firstName, writtenOf.lastName])

interface Named extends Omit<Case, 'features'> {
  readonly features: readonly string[]
}

function named(): Named[] {
  return labelled().flatMap((one) => {
    const [sentence] = sentences(normalise(one.text))
    if (!sentence) return []
    const { parsed, verdict } = readByGrammar(sentence, own)
    const candidate = verdict.candidate !== null && verdict.candidate < 4 ? verdict.candidate : null
    return [{ ...one, features: featuresOf(parsed, verdict), candidate, isOpen: verdict.grade === null }]
  })
}

/** Reads the develop half of the corpora. */
export function readMaterial(): Material {
  const all = named()
  const tally = new Map<string, number>()
  for (const { features } of all) for (const feature of features) tally.set(feature, (tally.get(feature) ?? 0) + 1)
  const common = [...tally].filter(([, count]) => count >= RARE).sort(([a], [b]) => (a < b ? -1 : 1))
  const places = new Map(common.map(([feature], at) => [feature, at]))
  return {
    cases: all.map((one) => ({ ...one, features: one.features.flatMap((feature) => places.get(feature) ?? []) })),
    names: common.map(([feature]) => feature),
    counts: common.map(([, count]) => count),
  }
}
