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

/** So many minutes for each use, in hours of a year. */
export function hoursOf(uses: number, minutes: number): number {
  return tidy((uses * minutes) / 60)
}

/** What that time costs at so many cents an hour, in whole cents. */
export function costOf(uses: number, minutes: number, centsAnHour: number): number {
  return Math.round(tidy((uses * minutes * centsAnHour) / 60))
}

/** Takes off what binary fractions add: 1,100 × 0.7 % is 7.7, not 7.700000000000001. */
function tidy(value: number): number {
  return Number(value.toFixed(6))
}
