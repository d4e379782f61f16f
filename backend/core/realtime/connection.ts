import type { Outlet } from '../model/realtime.ts'

const MOST_IDLE_MS = 5 * 60_000
const LONGEST_MS = 30 * 60_000

/** How long a connection may stay (contract 8): 5 minutes without a message, 30 minutes in all. */
export interface Lifetime {
  /** A message was sent. */
  touch(): void
  end(): void
}

/** Calls `onOver` once either is over. */
export function createLifetime(onOver: () => void): Lifetime {
  // The process may end while connections wait.
  const idle = setTimeout(onOver, MOST_IDLE_MS).unref()
  const whole = setTimeout(onOver, LONGEST_MS).unref()
  return {
    touch: () => void idle.refresh(),
    end() {
      clearTimeout(idle)
      clearTimeout(whole)
    },
  }
}

/** Bytes that may wait for all clients together. */
const MOST_WAITING = 64 * 2 ** 20

/** What waits for slow readers. */
export interface Waiting<T extends { readonly outlet: Outlet }> {
  /** Something was sent to it. Gives the one for whom most waits when too much waits for all together. */
  note(client: T): T | undefined
  forget(client: T): void
}

/** Counts for all of them; `most` are the bytes that may wait together. */
export function createWaiting<T extends { readonly outlet: Outlet }>(most = MOST_WAITING): Waiting<T> {
  const known = new Map<T, number>()
  let total = 0
  const look = (client: T) => {
    const bytes = client.outlet.waiting()
    total += bytes - (known.get(client) ?? 0)
    known.set(client, bytes)
  }
  return {
    note(client) {
      look(client)
      if (total <= most) return undefined
      // Most of them have read on since they were last looked at.
      for (const one of known.keys()) look(one)
      return total > most ? [...known].reduce((a, b) => (b[1] > a[1] ? b : a))[0] : undefined
    },
    forget(client) {
      total -= known.get(client) ?? 0
      known.delete(client)
    },
  }
}
