import { sure } from './weights.ts'

/** How sure the second reader has to be: sums of weights, set on authors whose sentences it had not learned from. */
export interface Surety {
  /** From this likeness to praise on it grades praise that the grammar sees nowhere. */
  readonly praised: number
  /** From this likeness to praise on the grade that the words would give holds, whatever might turn them. */
  readonly confirmed: number
  /** Below this likeness to praise what the grammar grades as praise is left open. */
  readonly turned: number
  /** From this likeness to blame on nothing is taken for praise. */
  readonly suspect: number
  /** From this likeness to blame on it grades what the grammar leaves open. */
  readonly blamed: number
}

/** A sentence alone may be anything: praise of others, of trifles, a trap. */
export const alone: Surety = { ...sure, suspect: -1 }

/** Among the assessing sentences of a letter hardly any is: chosen on the letters of the develop half. */
export const inLetter: Surety = { ...sure, praised: 1.5, confirmed: -1.5, turned: -3, suspect: 1 }
