const AT_ONCE = 3
/** What another process has queued, or one that died has left, is found within this time. */
const LOOK_AGAIN_MS = 30_000
const SOON_MS = 100

/** What waits in a queue: `2026-11-21 10:00:00.000Z` says when it is due. */
export interface Waiting {
  readonly nextAttempt: string
}

export interface QueueOptions<T extends Waiting> {
  /** So many of those that are tried next, soonest first. */
  readonly next: (count: number) => Promise<readonly T[]>
  /** Tries one. Rejects only when the queue itself cannot be read or written. */
  readonly send: (one: T) => Promise<void>
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

export interface Queue {
  /** Looks for what is due now: something was queued. */
  wake(): void
  /** Ends looking; waits for what is being sent. */
  stop(): Promise<void>
}

/** Sends what waits, each when it is due, until it is stopped. */
export function startQueue<T extends Waiting>(options: QueueOptions<T>): Queue {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isWoken = false
  let passing: Promise<void> | undefined

  function wake(): void {
    isWoken = true
    if (passing || isStopped) return
    isWoken = false
    clearTimeout(timer)
    passing = pass(options)
      .catch((error: unknown) => {
        options.onError(error)
        return LOOK_AGAIN_MS
      })
      .then((wait) => {
        passing = undefined
        if (!isStopped) timer = setTimeout(wake, isWoken ? SOON_MS : wait)
      })
  }

  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await passing
    },
  }
}

/** Sends all that is due. Gives the milliseconds until there is more to do. */
async function pass<T extends Waiting>({ next, send, now }: QueueOptions<T>): Promise<number> {
  const timeUntil = ({ nextAttempt }: Waiting) => new Date(nextAttempt).getTime() - now().getTime()
  const waiting = await next(AT_ONCE)
  const due = waiting.filter((one) => timeUntil(one) <= 0)
  await Promise.all(due.map(send))
  if (due.length > 0) return 0
  return Math.min(LOOK_AGAIN_MS, ...waiting.map(timeUntil))
}
