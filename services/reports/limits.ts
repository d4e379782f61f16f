/** What may be shared at once: the references of one person, each of a few pages. */
export const reportLimits = { letters: 10, characters: 20_000, firm: 120, days: [1, 7, 30] } as const

export type Days = (typeof reportLimits.days)[number]

export function isDays(value: number): value is Days {
  return reportLimits.days.some((days) => days === value)
}
