import { countedAddress } from '#limits'
import { isOwnKey, stateOf } from '../api-keys/index.ts'
import type { OwnKeys } from '../api-keys/own-keys.ts'
import type { StoredKey } from '../api-keys/stored-key.ts'
import { keyOf, sandboxKeys } from './keys.ts'
import type { Limit } from './limit.ts'
import { ApiProblem } from './problem.ts'

/** Who asks, once let in. */
export interface Caller {
  /** By which what only one caller may do at a time is counted. */
  readonly name: string
  /** Lets it go on to an operation of this product. Throws `scope_missing`. */
  enter(product: string): void
}

export interface CallersOptions {
  readonly limit: Limit
  /** Keys that were given out; without it there are those of the sandbox alone. */
  readonly keys: OwnKeys | undefined
  readonly now: () => number
}

/** A request at the door. */
interface Arrival {
  readonly request: Request
  readonly address: string
  /** Of the answer, whatever it becomes: takes what is left of the limit. */
  readonly headers: Headers
}

const KEYS_BACK_AFTER_SECONDS = '5'

/** Lets requests in by their keys. Throws `ApiProblem`s: no key, one that does not hold, too many requests. */
export class Callers {
  readonly #limit: Limit
  readonly #keys: OwnKeys | undefined
  readonly #now: () => number

  constructor({ limit, keys, now }: CallersOptions) {
    this.#limit = limit
    this.#keys = keys
    this.#now = now
  }

  /** A key of one's own has its own limit; whoever comes without one that holds is counted by address. */
  async admit(arrival: Arrival): Promise<Caller> {
    const key = keyOf(arrival.request.headers)
    const stored = key !== undefined && isOwnKey(key) ? await this.#find(key, arrival) : undefined
    const state = stored && stateOf(stored, new Date(this.#now()))
    if (stored && state === 'valid') return this.#admitKey(stored, arrival)
    tell(arrival, await this.#limit.countAddress(arrival.address))
    if (state === 'revoked') throw refused('revoked_key')
    if (state === 'expired' || key === sandboxKeys.expired) throw refused('expired_key')
    if (key !== sandboxKeys.valid) throw refused(key === undefined ? 'missing_key' : 'unknown_key')
    return { name: countedAddress(arrival.address), enter: () => undefined }
  }

  /** The record of a key. Throws `unknown_key` when there is none, and `keys_away` when nobody can say. */
  async #find(key: string, arrival: Arrival): Promise<StoredKey> {
    this.#limit.checkGuesses(arrival.address)
    const answer = await this.#keys?.find(key)
    if (answer === 'away') throw new ApiProblem('keys_away', { headers: { 'retry-after': KEYS_BACK_AFTER_SECONDS } })
    if (answer) return answer
    tell(arrival, await this.#limit.countGuess(arrival.address))
    throw refused('unknown_key')
  }

  async #admitKey({ id, perMinute, scopes }: StoredKey, arrival: Arrival): Promise<Caller> {
    const counted = await this.#limit.countKey(id, perMinute).catch((error: unknown) => {
      if (error instanceof ApiProblem) this.#keys?.count(id, 'refused')
      throw error
    })
    tell(arrival, counted)
    return {
      name: id,
      enter: (product) => {
        const isOpen = scopes.includes(product)
        this.#keys?.count(id, isOpen ? 'answered' : 'refused')
        if (!isOpen)
          throw new ApiProblem('scope_missing', { headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${product}"` } })
      },
    }
  }
}

function tell({ headers }: Arrival, left: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(left)) headers.set(name, value)
}

function refused(code: 'missing_key' | 'unknown_key' | 'expired_key' | 'revoked_key'): ApiProblem {
  return new ApiProblem(code, { headers: { 'www-authenticate': 'Bearer' } })
}
