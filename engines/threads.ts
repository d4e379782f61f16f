import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { Begun, Order } from './carry-out.ts'
import { EngineLeft, EngineTooSlow } from './errors.ts'
import type { Guest } from './seats.ts'
import { watch } from './watch.ts'

/** Threads without work are ended after that: what an engine has loaded lies in memory for nothing then. */
const IDLE_MS = 300_000
/** Loading is our own doing; only a machine without breath takes this long. */
const LOADING_MS = 60_000
/** In MB; far above what the watch lets a thread have. */
const resourceLimits = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 16 }

/** Where this process keeps compiled code, a thread need not load a compiler. */
function environment(): Record<string, string> {
  const kept = getCompileCacheDir()
  return kept ? { NODE_COMPILE_CACHE: dirname(kept) } : {}
}

/** What a thread is to do, before it has its number. */
export interface Ordered extends Omit<Order<string>, 'number' | 'input'> {
  readonly input: unknown
}

interface Seat extends Pick<Guest, 'signal'> {
  readonly leave: () => void
}

/** Threads that start with the first work. What takes too long is ended with its thread. */
export class Threads {
  readonly #piscina: Piscina
  /** What is done when a thread says that it has begun with a piece of work, by its number. */
  readonly #beginnings = new Map<number, (thread: Worker) => void>()
  #count = 0
  #isClosed = false

  constructor(worker: URL, most: number) {
    this.#piscina = new Piscina({
      ...{ filename: fileURLToPath(worker), name: 'run', minThreads: 0, maxThreads: most, idleTimeout: IDLE_MS },
      // Secrets of the environment are no matter of what visitors write.
      ...{ resourceLimits, env: environment(), recordTiming: false },
    })
    this.#piscina.on('message', ({ begun, thread: id }: Begun) => {
      const thread = this.#piscina.threads.find(({ threadId }) => threadId === id)
      if (thread) this.#beginnings.get(begun)?.(thread)
    })
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /**
   * Does the work on a seat, and gives the seat back when the thread is free, or gone: ended threads may take a while to end.
   * @throws {EngineTooSlow} when it takes more than `ms` from its beginning, or too much memory
   * @throws {EngineLeft} when the seat's signal says so, or the threads were closed
   */
  async carryOut(order: Ordered, ms: number, { signal, leave }: Seat) {
    this.#count += 1
    const number = this.#count
    const ending = new AbortController()
    const end = () => ending.abort()
    const loading = setTimeout(end, LOADING_MS)
    let stop = () => clearTimeout(loading)
    let working: Worker | undefined
    let isEnded = false
    this.#beginnings.set(number, (thread) => {
      stop()
      working = thread
      stop = watch(thread, ms, end)
    })
    try {
      return await this.#piscina.run({ ...order, number }, { signal: signal ? AbortSignal.any([signal, ending.signal]) : ending.signal })
    } catch (error) {
      isEnded = ending.signal.aborted || signal?.aborted === true
      if (signal?.aborted || this.#isClosed) throw new EngineLeft()
      throw ending.signal.aborted ? new EngineTooSlow() : error
    } finally {
      stop()
      this.#beginnings.delete(number)
      if (isEnded && working && working.threadId > 0) working.once('exit', leave)
      else leave()
    }
  }

  /** Ends all of them. What they still do is lost. */
  close(): Promise<void> {
    this.#isClosed = true
    return this.#piscina.destroy()
  }
}
