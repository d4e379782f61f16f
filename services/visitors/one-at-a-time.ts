/** Does work under a name only when earlier work under the same name has ended. */
export type OneAtATime = <T>(name: string, work: () => Promise<T>) => Promise<T>

export function createOneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    const before = last.get(name)
    const mine = (before ?? Promise.resolve()).then(work, work)
    last.set(name, mine)
    return mine.finally(() => {
      if (last.get(name) === mine) last.delete(name)
    })
  }
}
