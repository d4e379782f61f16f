/** From the best to the worst grade that a reader would give; null where none may be read. */
export type Range = readonly [best: number, worst: number] | null

interface Twice {
  readonly first: Range
  readonly second: Range
  readonly disputed?: boolean
}

/** Grades in half steps from 1 to 5: nine of them. */
const STEPS = 9

const round = (value: number) => Math.round(value * 100) / 100

/** Agreement of two readers beyond chance; `weight` says how bad it is to differ by so many steps (Cohen 1968). */
function kappa(pairs: readonly (readonly [number, number])[], steps: number, weight: (a: number, b: number) => number): number {
  const shares = (side: 0 | 1) => Array.from({ length: steps }, (_, step) => pairs.filter((pair) => pair[side] === step).length / pairs.length)
  const [first, second] = [shares(0), shares(1)]
  const seen = pairs.reduce((sum, [a, b]) => sum + weight(a, b), 0) / pairs.length
  const chance = first.reduce((sum, share, a) => sum + second.reduce((inner, other, b) => inner + share * other * weight(a, b), 0), 0)
  return chance === 0 ? 1 : round(1 - seen / chance)
}

/** The middle of a range as a step from 0 to 8. */
const stepOf = ([best, worst]: NonNullable<Range>) => Math.round(best + worst - 2)

/** How far two readers agree: on the grade, quadratically weighted, where both gave one, and on whether there is one. */
export function agreement(labels: readonly Twice[]) {
  const graded = labels.flatMap(({ first, second }) => (first && second ? [[stepOf(first), stepOf(second)] as const] : []))
  const given = labels.map(({ first, second }) => [first ? 1 : 0, second ? 1 : 0] as const)
  return {
    sentences: labels.length,
    disputed: labels.filter(({ disputed }) => disputed).length,
    grades: kappa(graded, STEPS, (a, b) => (a - b) ** 2),
    given: kappa(given, 2, (a, b) => (a === b ? 0 : 1)),
  }
}
