/** Months for which enquiries and applications are kept: the reasons stand in docs/data.md. */
const MONTHS = 6

/** The day on which what comes now is deleted. A month without that day ends it: 31 August gives the last of February. */
export function deletionDay(now: Date): string {
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS + 1, 0))
  const day = Math.min(now.getUTCDate(), last.getUTCDate())
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), day)).toISOString().slice(0, 10)
}
