import type { Figures } from './fields.ts'

/** Uses a year before rounding: counted by the reader, or a share of the headcount. */
export function demandOf({ uses, headcount, share }: Figures): number | undefined {
  if (uses !== undefined) return uses
  return headcount === undefined || share === undefined ? undefined : tidy((headcount * share) / 100)
}

/** A part of a reference is paid as a whole one. */
export function wholeUses(demand: number): number {
  return Math.ceil(demand)
}

export interface Effort {
  /** Hours a year, each as far as its minutes are given. */
  readonly hoursToday: number | undefined
  readonly hoursThen: number | undefined
  /** What is saved by the reader's own estimate; negative where it takes longer. */
  readonly savedHours: number | undefined
  readonly savedCents: number | undefined
}

/** What the reader's minutes come to in a year. */
export function effortOf(uses: number, { minutesToday, minutesThen, hourlyCost }: Figures): Effort {
  const saved = minutesToday === undefined || minutesThen === undefined ? undefined : uses * (minutesToday - minutesThen)
  return {
    hoursToday: inHours(minutesToday === undefined ? undefined : uses * minutesToday),
    hoursThen: inHours(minutesThen === undefined ? undefined : uses * minutesThen),
    savedHours: inHours(saved),
    savedCents: hourlyCost === undefined || saved === undefined ? undefined : Math.round(tidy((saved * hourlyCost * 100) / 60)),
  }
}

function inHours(minutes: number | undefined): number | undefined {
  return minutes === undefined ? undefined : tidy(minutes / 60)
}

/** Takes off what binary fractions add: 1,100 × 0.7 % is 7.7, not 7.700000000000001. */
function tidy(value: number): number {
  return Number(value.toFixed(6))
}
