import { countedAddress, type Limiter, type Limits, type Taken } from '#limits'
import { ApiProblem } from './problem.ts'

export const REQUESTS_PER_MINUTE = 60

/** Counts requests by address, for a minute at a time. */
export class Limit {
  readonly #limiter: Limiter

  constructor(limits: Limits) {
    this.#limiter = limits.limiter({ name: 'public API', points: REQUESTS_PER_MINUTE, seconds: 60 })
  }

  /**
   * Counts one request and answers the headers that say what is left (draft-ietf-httpapi-ratelimit-headers).
   * @throws {ApiProblem} `rate_limited` with `Retry-After`, in seconds
   */
  async count(address: string): Promise<Record<string, string>> {
    const taken = await this.#limiter.take(countedAddress(address))
    if (taken.wait === undefined) return headersOf(taken)
    throw new ApiProblem('rate_limited', { headers: { ...headersOf(taken), 'retry-after': String(taken.wait) } })
  }
}

function headersOf({ left, resets }: Taken): Record<string, string> {
  return {
    'ratelimit-limit': String(REQUESTS_PER_MINUTE),
    'ratelimit-remaining': String(left),
    'ratelimit-reset': String(resets),
  }
}
