const MOST_AHEAD_MS = 5 * 60_000

interface Clocks {
  readonly now: () => Date
  /** Milliseconds since some moment, by a clock that nobody sets. */
  readonly passed: () => number
}

/**
 * The time for what cannot be taken back. Asked again and again, it gives none when the clock has run ahead of the time that really passed
 * since it was asked before: a clock that was set wrong for a minute would make everything due. Where it stays, the next question is answered.
 */
export function createSteadyClock({ now, passed }: Clocks): () => Date | undefined {
  let last: { readonly wall: number; readonly passed: number } | undefined
  return () => {
    const at = { wall: now().getTime(), passed: passed() }
    const ahead = last ? at.wall - last.wall - (at.passed - last.passed) : 0
    last = at
    return ahead > MOST_AHEAD_MS ? undefined : new Date(at.wall)
  }
}
