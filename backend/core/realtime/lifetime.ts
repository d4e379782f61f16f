const MOST_IDLE_MS = 5 * 60_000
const LONGEST_MS = 30 * 60_000

/** How long a connection may stay (contract 8): 5 minutes without a message, 30 minutes in all. */
export interface Lifetime {
  /** A message was sent. */
  touch(): void
  end(): void
}

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
