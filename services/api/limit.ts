import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiProblem } from './problem.ts'

export const REQUESTS_PER_MINUTE = 60

/** Counts requests by address, in memory, for a minute at a time. */
export class Limit {
  readonly #limiter = new RateLimiterMemory({ points: REQUESTS_PER_MINUTE, duration: 60 })

  /**
   * Counts one request and answers the headers that say what is left (draft-ietf-httpapi-ratelimit-headers).
   * @throws {ApiProblem} `rate_limited` with `Retry-After`, in seconds
   */
  async count(address: string): Promise<Record<string, string>> {
    try {
      return headersOf(await this.#limiter.consume(address))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const seconds = String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
      throw new ApiProblem('rate_limited', { headers: { ...headersOf(refusal), 'retry-after': seconds } })
    }
  }
}

function headersOf({ remainingPoints, msBeforeNext }: RateLimiterRes): Record<string, string> {
  return {
    'ratelimit-limit': String(REQUESTS_PER_MINUTE),
    'ratelimit-remaining': String(remainingPoints),
    'ratelimit-reset': String(Math.ceil(msBeforeNext / 1000)),
  }
}
