/** How one address was answered while an attack ran. */
export interface Probes {
  /** Of each answer, refusals included. */
  readonly milliseconds: number[]
  /** Answers that were not 200. */
  refused: number
  /** Asked, and not answered within the seconds of the attack and three more. */
  unanswered: number
}

/** The part of those who asked that had their answer within so many milliseconds; without end where they had none. */
export function percentile({ milliseconds, unanswered }: Probes, part: number): number {
  const all = [...milliseconds.toSorted((a, b) => a - b), ...Array.from({ length: unanswered }, () => Number.POSITIVE_INFINITY)]
  return all[Math.ceil(all.length * part) - 1] ?? Number.POSITIVE_INFINITY
}

/** `3 / 12` for the median and the 99th percentile in milliseconds, and how many had no answer or were refused. */
export function told(probes: Probes): string {
  const [median, high] = [0.5, 0.99].map((part) => percentile(probes, part))
  const total = probes.milliseconds.length + probes.unanswered
  const lost = [
    probes.unanswered > 0 ? `${probes.unanswered} of ${total} unanswered` : '',
    probes.refused > 0 ? `${probes.refused} of ${total} refused` : '',
  ].filter(Boolean)
  return [`${shown(median)} / ${shown(high)}`, ...lost].join(', ')
}

function shown(milliseconds = Number.POSITIVE_INFINITY): string {
  return Number.isFinite(milliseconds) ? milliseconds.toFixed(milliseconds < 10 ? 1 : 0) : 'no answer'
}
