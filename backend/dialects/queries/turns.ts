import { LRUCache } from 'lru-cache'
import { AskerGoneError, BusyError } from '../failure.ts'

/** Whose turn it is to be. */
export interface Waiter {
  /** Who shares one part of the places, such as all of one address. */
  readonly client: string
  /** Whether it may take any place, also the one that is kept from strangers. */
  readonly trusted: boolean
  /** Aborted when it leaves. */
  readonly signal?: () => AbortSignal
}

/** Places that are taken in turn. */
export interface Turns {
  /**
   * Waits for a place, at most so long, and gives the function that leaves it. Rejects with a `BusyError` when the wait is too
   * long or too many wait already, with an `AskerGoneError` when the waiter leaves.
   */
  take(waiter: Waiter, milliseconds: number): Promise<Leave>
}

/** Leaves a place. `wasSlow`: it was held so long that its client has to stand back for a while. */
export type Leave = (wasSlow: boolean) => void

/** How many may wait at once; half of them may be one client's. */
const MOST_WAITING = 1000

/** How long a client that was slow stands back, and how many such are remembered. */
const STANDS_BACK_MS = 60_000
const MOST_REMEMBERED = 10_000

/** What is taken of the places now. */
class Places {
  readonly #count: number
  readonly #running = new Map<string, number>()
  readonly #slow = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: STANDS_BACK_MS })
  #taken = 0
  #strangers = 0
  #slowRunning = 0

  constructor(count: number) {
    this.#count = count
  }

  mayBegin({ client, trusted }: Waiter): boolean {
    if (trusted) return this.#taken < this.#count
    if (this.#slow.has(client) && this.#slowRunning > 0) return false
    const isOpen = this.#taken < this.#count && this.#strangers < this.#count - 1
    return isOpen && (this.#running.get(client) ?? 0) < Math.floor(this.#count / 2)
  }

  /** Takes one; `onLeft` is called when it is free again. */
  begin(waiter: Waiter, onLeft: () => void): Leave {
    const { client, trusted } = waiter
    const standsBack = !trusted && this.#slow.has(client)
    this.#change(waiter, { by: 1, standsBack })
    return (wasSlow) => {
      this.#change(waiter, { by: -1, standsBack })
      if (wasSlow && !trusted) this.#slow.set(client, true)
      onLeft()
    }
  }

  #change({ client, trusted }: Waiter, { by, standsBack }: { readonly by: 1 | -1; readonly standsBack: boolean }): void {
    this.#taken += by
    if (trusted) return
    this.#strangers += by
    if (standsBack) this.#slowRunning += by
    const count = (this.#running.get(client) ?? 0) + by
    if (count > 0) this.#running.set(client, count)
    else this.#running.delete(client)
  }
}

interface Entry {
  readonly waiter: Waiter
  readonly begin: () => void
}

/** Who waits, a line for each client; the client at the front is served next. */
class Lines {
  readonly #lines = new Map<string, Entry[]>()
  #count = 0

  isFull(waiter: Waiter): boolean {
    return this.#count >= MOST_WAITING || (this.#lines.get(keyOf(waiter)) ?? []).length >= MOST_WAITING / 2
  }

  add(entry: Entry): void {
    const key = keyOf(entry.waiter)
    this.#lines.set(key, [...(this.#lines.get(key) ?? []), entry])
    this.#count += 1
  }

  /** Who else of that client waits goes behind the others. */
  remove(entry: Entry): void {
    const key = keyOf(entry.waiter)
    const rest = (this.#lines.get(key) ?? []).filter((one) => one !== entry)
    this.#lines.delete(key)
    if (rest.length > 0) this.#lines.set(key, rest)
    this.#count -= 1
  }

  /** The first of the lines' first that may begin. */
  next(mayBegin: (waiter: Waiter) => boolean): Entry | undefined {
    for (const [first] of this.#lines.values()) if (first && mayBegin(first.waiter)) return first
    return undefined
  }
}

function keyOf({ trusted, client }: Waiter): string {
  return `${trusted} ${client}`
}

/**
 * Shares places out: one client takes at most half of them, strangers together all but one. Clients that wait have their turns
 * one after the other, each in the order in which it came. Those that were slow have one place together, so that they are in
 * the way of each other only.
 */
export function createTurns({ places: count }: { readonly places: number }): Turns {
  const places = new Places(count)
  const lines = new Lines()
  const begin = (waiter: Waiter): Leave => places.begin(waiter, beginNext)

  function beginNext(): void {
    const next = lines.next((waiter) => places.mayBegin(waiter))
    if (!next) return
    lines.remove(next)
    next.begin()
  }

  return {
    async take(waiter, milliseconds) {
      return places.mayBegin(waiter) ? begin(waiter) : wait(waiter, { lines, milliseconds, begin })
    },
  }
}

interface Waiting {
  readonly lines: Lines
  readonly milliseconds: number
  readonly begin: (waiter: Waiter) => Leave
}

function wait(waiter: Waiter, { lines, milliseconds, begin }: Waiting): Promise<Leave> {
  const signal = waiter.signal?.()
  if (signal?.aborted) return Promise.reject(new AskerGoneError())
  if (lines.isFull(waiter)) return Promise.reject(new BusyError())
  return new Promise((resolve, reject) => {
    const give = (up: Error) => {
      settle()
      lines.remove(entry)
      reject(up)
    }
    const onGone = () => give(new AskerGoneError())
    const timer = setTimeout(() => give(new BusyError()), milliseconds)
    const settle = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onGone)
    }
    const entry: Entry = {
      waiter,
      begin() {
        settle()
        resolve(begin(waiter))
      },
    }
    signal?.addEventListener('abort', onGone, { once: true })
    lines.add(entry)
  })
}
