import { createHash } from 'node:crypto'
import { ApiProblem } from './problem.ts'

const KEPT_MS = 10 * 60_000
const MOST_KEPT = 10_000

interface Seen {
  readonly fingerprint: string
  readonly until: number
}

/**
 * Holds requests to their `Idempotency-Key`. An operation answers the same request with the same answer and changes
 * nothing, so no answer needs keeping: only that a name means one body. What is kept is a hash, in memory.
 */
export class Repeats {
  readonly #seen = new Map<string, Seen>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Throws `idempotency_conflict` when the name came with another body within the last ten minutes. */
  check(caller: string, name: string, body: string): void {
    this.#forgetOld()
    const fingerprint = createHash('sha256').update(body).digest('base64url')
    const key = `${caller} ${name}`
    const seen = this.#seen.get(key)
    if (seen && seen.fingerprint !== fingerprint) throw new ApiProblem('idempotency_conflict')
    if (!seen) this.#seen.set(key, { fingerprint, until: this.#now() + KEPT_MS })
  }

  /** The map keeps its order: the oldest stand first. */
  #forgetOld(): void {
    for (const [key, { until }] of this.#seen) {
      if (until > this.#now() && this.#seen.size < MOST_KEPT) return
      this.#seen.delete(key)
    }
  }
}
