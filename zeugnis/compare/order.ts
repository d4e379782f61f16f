import type { ComparedFact, ComparedPair } from '../model/comparison.ts'

/** Whether all that tells two texts apart is the order of what they hold. */
export function isReordered(pairs: readonly ComparedPair[], facts: readonly ComparedFact[]): boolean {
  const starts = pairs.flatMap(({ placeBefore }) => (placeBefore ? [placeBefore.start] : []))
  const keepsOrder = starts.every((start, at) => start >= (starts[at - 1] ?? 0))
  return !keepsOrder && facts.length === 0 && pairs.every(({ wording }) => wording === 'same')
}

/** A place in both of two orders. */
export interface InBoth {
  readonly before: number
  readonly after: number
}

/**
 * Which of these keep their order: those that stand in every longest run that goes forward in both texts. Of two that changed places
 * neither does, since either may be the one that moved. Time n · log n.
 */
export function keepingOrder<T extends InBoth>(all: readonly T[]): ReadonlySet<T> {
  const sorted = [...all].sort((one, other) => one.before - other.before)
  const forward = runLengths(sorted.map(({ after }) => after))
  const backward = runLengths(sorted.map(({ after }) => -after).reverse()).reverse()
  const longest = forward.reduce((most, length) => Math.max(most, length), 0)
  const inSome = sorted.flatMap((one, at) => {
    const length = forward[at] ?? 0
    return length + (backward[at] ?? 0) - 1 === longest ? [{ one, length }] : []
  })
  return new Set([...Map.groupBy(inSome, ({ length }) => length).values()].flatMap((same) => (same.length === 1 ? same.map(({ one }) => one) : [])))
}

/** For each number the length of the longest run of growing numbers that ends with it. */
function runLengths(numbers: readonly number[]): number[] {
  const ends: number[] = []
  return numbers.map((number) => {
    const at = firstFrom(ends, number)
    ends[at] = number
    return at + 1
  })
}

/** Where the first number stands that is not below this one, among growing ones. */
function firstFrom(growing: readonly number[], number: number): number {
  let [low, high] = [0, growing.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((growing[middle] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return low
}
