/** Runs work at most `limit` at a time, in the order in which it came. */
export function limitParallel(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= limit) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Whoever goes next takes this place over.
      if (next) next()
      else running -= 1
    }
  }
}

/** Work that nobody waits for but the end of the process. */
export interface Background {
  /** Begins soon; what fails is reported. */
  run(task: () => Promise<void>): void
  /** Waits for all that has begun, and for what that begins. */
  settled(): Promise<void>
}

/** `onError` is told of tasks that fail. */
export function createBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>()
  return {
    run(task) {
      // The next turn of the loop: whoever asked is answered first, and by the same steps whatever the task is.
      const done = new Promise((begin) => setImmediate(begin)).then(task).catch(onError)
      const tracked: Promise<void> = done.finally(() => running.delete(tracked))
      running.add(tracked)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
