import type { Worker } from 'node:worker_threads'

/** Many times what the longest texts need. */
const MOST_HEAP_BYTES = 256 * 2 ** 20
const LOOKED_AT_MS = 100

/**
 * Ends work that is not done after its time, or whose thread holds too much memory. V8 has a limit of its own for threads, but one large
 * piece of memory that would pass it (a growing `Map`) ends the whole process: so the limit stands far above, and is never reached.
 * @returns what ends the watching
 */
export function watch(thread: Pick<Worker, 'getHeapStatistics'>, ms: number, end: () => void): () => void {
  const deadline = setTimeout(end, ms)
  const look = async () => {
    // A thread that has just ended has no statistics any more.
    const heap = await thread.getHeapStatistics().catch(() => undefined)
    if (heap && heap.used_heap_size > MOST_HEAP_BYTES) end()
  }
  const looking = setInterval(() => void look(), LOOKED_AT_MS)
  return () => {
    clearTimeout(deadline)
    clearInterval(looking)
  }
}
