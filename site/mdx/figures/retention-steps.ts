export interface Step {
  readonly label: string
  /** After how many days it comes. */
  readonly days: number
}

/** Where so many days end on an axis whose steps are equally far apart: between two of them by the logarithm. */
export function stepAfterDays(axis: readonly Step[], days: number): number {
  const next = axis.findIndex((step) => step.days >= days)
  if (next < 0) return axis.length
  const to = axis[next]?.days ?? days
  const from = Math.max(1, axis[next - 1]?.days ?? 1)
  return to <= from ? next + 1 : next + Math.log(Math.max(days, 1) / from) / Math.log(to / from)
}
