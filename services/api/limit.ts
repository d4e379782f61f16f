import { LRUCache } from 'lru-cache'
import { countedAddress, type Limiter, type Limits, type Taken } from '#limits'
import { DEFAULT_PER_MINUTE } from '../api-keys/form.ts'
import { ApiProblem } from './problem.ts'

/** Of an address without a key of its own. */
export const REQUESTS_PER_MINUTE = DEFAULT_PER_MINUTE

const MOST_CLOSED = 10_000

/** Counts requests for a minute at a time: of an address, or of a key. */
export class Limit {
  readonly #limits: Limits
  readonly #ofAddress: Limiter
  /** By points: keys of the same limit are counted by one limiter, each for itself. */
  readonly #ofKeys = new Map<number, Limiter>()
  /** Addresses that have guessed too much, with the time at which they may go on. */
  readonly #closed = new LRUCache<string, number>({ max: MOST_CLOSED })
  readonly #now: () => number

  constructor(limits: Limits, now: () => number) {
    this.#limits = limits
    this.#now = now
    this.#ofAddress = limits.limiter({ name: 'public API', points: REQUESTS_PER_MINUTE, seconds: 60 })
  }

  /**
   * Counts one request of an address and answers the headers that say what is left (draft-ietf-httpapi-ratelimit-headers).
   * @throws {ApiProblem} `rate_limited` with `Retry-After`, in seconds
   */
  async countAddress(address: string): Promise<Record<string, string>> {
    return letThrough(await this.#ofAddress.take(countedAddress(address)), REQUESTS_PER_MINUTE)
  }

  /** The same for a key that holds its own limit, whatever address it comes from. */
  async countKey(id: string, perMinute: number): Promise<Record<string, string>> {
    const limiter = this.#ofKeys.get(perMinute) ?? this.#limits.limiter({ name: 'keys of the public API', points: perMinute, seconds: 60 })
    this.#ofKeys.set(perMinute, limiter)
    return letThrough(await limiter.take(id), perMinute)
  }

  /** The same for an address whose key was unknown. Beyond the limit none of its keys is looked up before the minute has ended. */
  async countGuess(address: string): Promise<Record<string, string>> {
    const taken = await this.#ofAddress.take(countedAddress(address))
    if (taken.wait !== undefined) this.#closed.set(countedAddress(address), this.#now() + taken.wait * 1000)
    return letThrough(taken, REQUESTS_PER_MINUTE)
  }

  /** Throws `rate_limited` for an address that has guessed too much. */
  checkGuesses(address: string): void {
    const wait = Math.ceil(((this.#closed.get(countedAddress(address)) ?? 0) - this.#now()) / 1000)
    if (wait > 0) letThrough({ wait, left: 0, resets: wait }, REQUESTS_PER_MINUTE)
  }
}

function letThrough({ wait, left, resets }: Pick<Taken, 'wait' | 'left' | 'resets'>, limit: number): Record<string, string> {
  const headers = { 'ratelimit-limit': String(limit), 'ratelimit-remaining': String(left), 'ratelimit-reset': String(resets) }
  if (wait === undefined) return headers
  throw new ApiProblem('rate_limited', { headers: { ...headers, 'retry-after': String(wait) } })
}
