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
