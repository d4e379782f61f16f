/** One example: the places of its features and what is to be told from them. */
export interface Example {
  readonly features: readonly number[]
  readonly target: number
  /** So many times it counts. */
  readonly weight: number
}

/** What every sentence weighs, and each feature. */
export interface Model {
  readonly bias: number
  readonly weights: Float64Array
}

export interface TrainOptions {
  /** The target is a number, not yes or no. */
  readonly isLinear?: boolean
  /** Only these features are learned; else all. */
  readonly allowed?: ReadonlySet<number>
}

const ROUNDS = 12
/** The mean of the weights after so many last rounds is less chance than those after the last one. */
const COUNTED = 8
const RATE = { linear: 0.03, logistic: 0.15 } as const
const SHRINKAGE = 3e-3
/** What the squared slopes begin with. */
const TRUST = 1e-2

/** A fixed order of examples that changes from round to round: training twice gives the same weights. */
function* order(count: number): Generator<readonly number[]> {
  let seed = 7
  for (let round = 0; round < ROUNDS; round += 1) {
    const indices = Array.from({ length: count }, (_, index) => {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
      return [seed, index] as const
    })
    yield indices.sort(([a], [b]) => a - b).map(([, index]) => index)
  }
}

/** The sum of a model's weights over the features of one example. */
export function sumOf({ bias, weights }: Model, features: readonly number[]): number {
  return features.reduce((sum, feature) => sum + (weights[feature] ?? 0), bias)
}

/** Logistic or linear regression with shrinkage, by steps that adapt to each feature (Duchi et al., JMLR 2011); the mean of the later rounds. */
export function train(examples: readonly Example[], size: number, { isLinear = false, allowed }: TrainOptions = {}): Model {
  const [weights, slopes, mean] = [new Float64Array(size), new Float64Array(size).fill(TRUST), new Float64Array(size)]
  const rate = isLinear ? RATE.linear : RATE.logistic
  let [bias, biasSlopes, meanBias, round] = [0, TRUST, 0, 0]
  for (const indices of order(examples.length)) {
    for (const index of indices) {
      const example = examples[index]
      if (example) learn(example)
    }
    round += 1
    if (round > ROUNDS - COUNTED) remember()
  }
  return { bias: meanBias, weights: mean }

  function learn({ features, target, weight }: Example): void {
    const sum = sumOf({ bias, weights }, features)
    const slope = weight * ((isLinear ? sum : 1 / (1 + Math.exp(-sum))) - target)
    biasSlopes += slope * slope
    bias -= (rate * slope) / Math.sqrt(biasSlopes)
    for (const feature of features) if (!allowed || allowed.has(feature)) descend(feature, slope)
  }

  function descend(feature: number, slope: number): void {
    const own = slope + SHRINKAGE * (weights[feature] ?? 0)
    slopes[feature] = (slopes[feature] ?? 0) + own * own
    weights[feature] = (weights[feature] ?? 0) - (rate * own) / Math.sqrt(slopes[feature] ?? 1)
  }

  function remember(): void {
    meanBias += bias / COUNTED
    for (const [at, weight] of weights.entries()) mean[at] = (mean[at] ?? 0) + weight / COUNTED
  }
}
