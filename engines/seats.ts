import { EngineBusy, EngineLeft } from './errors.ts'

export interface SeatsOptions {
  /** How many may work at once. */
  readonly seats: number
  /** How long somebody may wait for a seat, in milliseconds. */
  readonly patienceMs: number
}

/** Who wants a seat, and until when. */
export interface Guest {
  /** Counted together: an address, or a part of the server. */
  readonly caller: string
  /** Says that nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined
}

/** Places to wait, for each seat, and of these for one caller. */
const WAITING_PER_SEAT = 8
const WAITING_PER_CALLER = 4

interface Waiting {
  readonly caller: string
  readonly sit: () => void
}

/**
 * A bounded and fair queue in front of the threads: nobody holds more than half of the seats, nor more than a few places to wait, so
 * that slow texts of one caller make nobody else wait.
 */
export class Seats {
  readonly #options: SeatsOptions
  readonly #share: number
  readonly #taken = new Map<string, number>()
  readonly #waiting: Waiting[] = []
  #free: number

  constructor(options: SeatsOptions) {
    this.#options = options
    this.#share = Math.max(1, Math.floor(options.seats / 2))
    this.#free = options.seats
  }

  /**
   * A seat, as soon as there is one for this caller; gives what leaves it.
   * @throws {EngineBusy} at once when there is no place to wait, else when the patience ends
   * @throws {EngineLeft} when the signal says so
   */
  async take({ caller, signal }: Guest): Promise<() => void> {
    if (signal?.aborted) throw new EngineLeft()
    if (!this.#maySit(caller)) await this.#wait(caller, signal)
    else this.#sit(caller)
    return () => this.#leave(caller)
  }

  #maySit(caller: string): boolean {
    return this.#free > 0 && (this.#taken.get(caller) ?? 0) < this.#share
  }

  #sit(caller: string): void {
    this.#free -= 1
    this.#taken.set(caller, (this.#taken.get(caller) ?? 0) + 1)
  }

  #wait(caller: string, signal: AbortSignal | undefined): Promise<void> {
    const own = this.#waiting.filter((one) => one.caller === caller).length
    if (own >= WAITING_PER_CALLER || this.#waiting.length >= this.#options.seats * WAITING_PER_SEAT) throw this.#busy()
    return new Promise((resolve, reject) => {
      const give = (error: Error) => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        end()
        reject(error)
      }
      const leave = () => give(new EngineLeft())
      const timer = setTimeout(() => give(this.#busy()), this.#options.patienceMs)
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
      }
      const sit = () => {
        end()
        resolve()
      }
      const waiting = { caller, sit }
      signal?.addEventListener('abort', leave)
      this.#waiting.push(waiting)
    })
  }

  #busy(): EngineBusy {
    return new EngineBusy(Math.max(1, Math.ceil(this.#options.patienceMs / 1000)))
  }

  /** The first in the queue who may have a seat gets it: who waits behind somebody with many slow texts goes past. */
  #leave(caller: string): void {
    const left = (this.#taken.get(caller) ?? 0) - 1
    if (left > 0) this.#taken.set(caller, left)
    else this.#taken.delete(caller)
    this.#free += 1
    const next = this.#waiting.findIndex((one) => this.#maySit(one.caller))
    const [waiting] = next < 0 ? [] : this.#waiting.splice(next, 1)
    if (!waiting) return
    this.#sit(waiting.caller)
    waiting.sit()
  }
}
